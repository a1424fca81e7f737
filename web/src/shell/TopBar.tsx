import type { ComponentChildren } from "preact";
import { under } from "../net/prefix";
import { t } from "../words/words";
import { Name } from "./Name";
import { SettingsButton } from "./Settings";
import { Icon } from "./icons";

interface TopBarProps {
  readonly children?: ComponentChildren;
  readonly onRules?: () => void;
  readonly onSide?: () => void;
  readonly unread?: number;
  /** What the menu offers here beside the settings. */
  readonly menu?: ComponentChildren;
}

export function TopBar({ children, onRules, onSide, unread = 0, menu }: TopBarProps) {
  return (
    <header class="top-bar" data-region="top">
      <a class="btn icon quiet" href={under("/")} data-item tabIndex={-1} aria-label={t("home")} title={t("home")}>
        <Icon name="home" />
      </a>
      <div class="top-middle">{children}</div>
      {onRules && (
        <button
          type="button"
          class="btn icon quiet"
          data-item
          tabIndex={-1}
          aria-label={t("rules")}
          title={t("rules")}
          onClick={onRules}
        >
          <Icon name="book" />
        </button>
      )}
      {onSide && (
        <button
          type="button"
          class="btn icon quiet narrow-only"
          data-item
          tabIndex={-1}
          aria-label={`${t("log")}, ${t("chat")}`}
          onClick={onSide}
        >
          <Icon name="talk" />
          {unread > 0 && <span class="badge">{unread}</span>}
        </button>
      )}
      <SettingsButton>
        <Name />
        {menu}
      </SettingsButton>
    </header>
  );
}
