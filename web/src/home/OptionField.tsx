// An option of a game as one chooses it: a switch, a list of words, a number, a seat.

import type { Option, OptionValue } from "../net/protocol";
import { say } from "../words/words";

export function OptionName({ option }: { readonly option: Option }) {
  return (
    <span>
      <strong>{say().name("option", option.id)}</strong> <small class="soft">{say().about("option", option.id)}</small>
    </span>
  );
}

interface OptionFieldProps {
  readonly option: Option;
  readonly chosen: OptionValue | undefined;
  /** How many sit at the table. */
  readonly seats: number;
  readonly set: (id: string, value: OptionValue) => void;
}

export function OptionField({ option, chosen = option.default, seats, set }: OptionFieldProps) {
  if (option.kind === "switch")
    return (
      <input
        type="checkbox"
        class="switch"
        checked={chosen === true}
        onChange={(event) => set(option.id, event.currentTarget.checked)}
      />
    );
  if (option.kind === "number")
    return (
      <input
        type="number"
        required
        min={option.least}
        max={option.most}
        value={String(chosen)}
        onChange={(event) => event.currentTarget.reportValidity() && set(option.id, event.currentTarget.valueAsNumber)}
      />
    );
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  const values: readonly OptionValue[] = option.kind === "choice" ? option.values : [option.default, ...seated];
  const read = (text: string): OptionValue => values.find((value) => String(value) === text)!;
  return (
    <select
      value={String(values.includes(chosen) ? chosen : option.default)}
      onChange={(event) => set(option.id, read(event.currentTarget.value))}
    >
      {values.map((value) => (
        <option key={String(value)} value={String(value)}>
          {say().optionValue(option, value)}
        </option>
      ))}
    </select>
  );
}
