// A table of one's own: options, and who sits where.

import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { nameOf, onShelf, shelf } from "../app/shelf";
import { api } from "../net/api";
import type { ClockWish, GameInfo, OptionValue, SeatWish } from "../net/protocol";
import { insist, passes } from "../net/retry";
import { Nothing } from "../shell/ConnectionNote";
import { TopBar } from "../shell/TopBar";
import { errorText, trouble } from "../shell/toast";
import { duration } from "../words/time";
import { say, speaker, spokenGame, t } from "../words/words";
import { ClockChooser } from "./ClockChooser";
import { Cover } from "./Cover";
import { OptionField, OptionName } from "./OptionField";
import { ANY_BOT, SeatWishes, fitting, named } from "./SeatWishes";

const TAKEOVERS = [30, 120, 600, 86_400] as const;

export function SetUp({ game }: { readonly game: string }) {
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [seats, setSeats] = useState<readonly SeatWish[]>([{ kind: "human" }, ANY_BOT, ANY_BOT]);
  const [name, setName] = useState("");
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [takeover, setTakeover] = useState<number | null>(120);
  const [clock, setClock] = useState<ClockWish | null>(null);
  const [chatSeats, setChatSeats] = useState(false);
  useEffect(() => {
    spokenGame.value = game;
    document.documentElement.dataset["game"] = game;
  }, [game]);
  useEffect(
    () =>
      insist(
        () => api.game(game, options),
        (found) => {
          setInfo(found);
          setProblem(null);
          setSeats((wished) => fitting(wished, found.players));
        },
        setProblem,
      ),
    [game, options],
  );
  if (!info || speaker.value?.game !== game) return <Opening game={game} problem={problem} />;
  const most = info.players.at(-1) ?? 0;
  const least = info.players[0] ?? 0;
  const switches = info.options.filter((option) => option.kind === "switch");
  const set = (id: string, value: OptionValue): void => setOptions({ ...options, [id]: value });
  const create = (event: Event): void => {
    event.preventDefault();
    const isSeat = (id: string): boolean => info.options.some((option) => option.id === id && option.kind === "seat");
    // A seat may have been chosen that was taken away since.
    const wished = Object.entries(options).filter(([id, value]) => !isSeat(id) || !(Number(value) >= seats.length));
    const wish = {
      game,
      options: Object.fromEntries(wished),
      seats: named(seats),
      takeover,
      public: open,
      spectators: true,
      clock,
      chat_seats: chatSeats,
      ...(name.trim() ? { name: name.trim() } : {}),
    };
    api.create(wish).then((table) => go(`/table/${table.id}`), trouble);
  };
  return (
    <main class="page">
      <TopBar>
        <span class="serif">{t("set-up-table")}</span>
      </TopBar>
      <form class="set-up" onSubmit={create}>
        <div class="cover-frame small">
          <Cover game={game} />
        </div>
        <h1>{say().name("game", game)}</h1>
        {problem !== null && !passes(problem) && (
          <p class="notice bad" role="alert">
            {errorText(problem)}
          </p>
        )}
        {switches.length > 0 && (
          <fieldset>
            <legend>{t("expansions")}</legend>
            {switches.map((option) => (
              <label key={option.id} class="switch-line">
                <OptionField option={option} chosen={options[option.id]} seats={seats.length} set={set} />
                <OptionName option={option} />
              </label>
            ))}
          </fieldset>
        )}
        <SeatWishes seats={seats} least={least} most={most} change={setSeats} />
        <fieldset>
          <legend>{t("options")}</legend>
          {info.options
            .filter((option) => option.kind !== "switch")
            .map((option) => (
              <label key={option.id} class="option-line">
                <OptionName option={option} />
                <OptionField option={option} chosen={options[option.id]} seats={seats.length} set={set} />
              </label>
            ))}
          <ClockChooser
            wish={clock}
            change={(wish) => {
              setClock(wish);
              // Where a move may take a day, nobody is replaced for being away.
              setTakeover(wish !== null && wish.move > TAKEOVERS[1] ? null : TAKEOVERS[1]);
            }}
          />
          <label class="option-line">
            <span>
              <strong>{t("takeover")}</strong>
            </span>
            <select
              value={String(takeover)}
              onChange={(event) =>
                setTakeover(event.currentTarget.value === "null" ? null : Number(event.currentTarget.value))
              }
            >
              {TAKEOVERS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {duration(seconds)}
                </option>
              ))}
              <option value="null">{t("takeover-never")}</option>
            </select>
          </label>
          <label class="option-line">
            <span>
              <strong>{t("table-name")}</strong>
            </span>
            <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label class="check">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />{" "}
            {t("public-table")}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={chatSeats}
              onChange={(event) => setChatSeats(event.currentTarget.checked)}
            />{" "}
            {t("chat-seats")}
          </label>
        </fieldset>
        <button type="submit" class="btn primary">
          {t("create-table")}
        </button>
      </form>
    </main>
  );
}

/** Nothing to set up yet: the server is away, the game is not ready, or there is none of that name. */
function Opening({ game, problem }: { readonly game: string; readonly problem: unknown }) {
  const planned = onShelf(game)?.ready === false;
  return (
    <main class="page">
      <TopBar />
      {problem && !passes(problem) && shelf.value ? (
        <Nothing
          text={planned ? `${nameOf(game)}. ${t("coming-soon")}. ${t("coming-soon-text")}` : t("no-such-page")}
        />
      ) : (
        <p class="soft opening" role="status">
          {problem ? t("server-away") : t("connecting")}
        </p>
      )}
    </main>
  );
}
