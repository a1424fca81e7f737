import { polite, urgent } from "../effects/announce";

/** Live regions that stand in the page before anything is said in them. */
export function Announcer() {
  return (
    <>
      <div class="hidden" role="alert" aria-live="assertive">
        {urgent}
      </div>
      <div class="hidden" role="status" aria-live="polite">
        {polite}
      </div>
      <div id="motion" aria-hidden="true" />
    </>
  );
}
