// One socket that heals by itself: it is asked for life signs, it comes back with growing delay and jitter, and what was
// not acknowledged is said again with the same key.

import { signal } from "@preact/signals";
import { under } from "./prefix";
import type { ClientMessage, ServerMessage } from "./protocol";

const PING_MS = 2500;
const DEAD_MS = 9000;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;

const FINAL: readonly number[] = [4403, 4404, 4409, 1008];

export type Health = "connecting" | "fine" | "lost" | "gone";

export class HealingSocket {
  readonly health = signal<Health>("connecting");
  /** The close code when there is no point in trying again. */
  readonly closed = signal(0);
  private socket: WebSocket | null = null;
  private unacknowledged = new Map<string, ClientMessage>();
  private tries = 0;
  private heard = 0;
  private pings = 0;
  private heart = 0;
  private again = 0;
  private over = false;

  constructor(
    private readonly path: string,
    private readonly hear: (message: ServerMessage) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something. With a key it is repeated until it is acknowledged or refused. */
  say(message: ClientMessage): void {
    if ("key" in message) this.unacknowledged.set(message.key, message);
    this.send(message);
  }

  /** Is a move on its way? Talk holds nobody up. */
  pending(): boolean {
    return [...this.unacknowledged.values()].some(({ type }) => type !== "chat");
  }

  /** Ask for a fresh view by opening the socket anew. */
  refresh(): void {
    this.socket?.close();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.again);
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (!this.over && this.socket === null && document.visibilityState === "visible") {
      clearTimeout(this.again);
      this.open();
    }
  };

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const address = new URL(under(this.path), location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(socket), PING_MS);
    socket.addEventListener("message", (event) => this.receive(socket, String(event.data)));
    socket.addEventListener("close", (event) => this.lose(socket, event.code));
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heard > DEAD_MS) {
      socket.close();
      this.lose(socket, 0); // a dead line may take minutes to close
    } else {
      this.pings += 1;
      this.send({ type: "ping", ref: String(this.pings) });
    }
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "view" && this.health.value !== "fine") {
      this.health.value = "fine";
      this.tries = 0;
      for (const waiting of this.unacknowledged.values()) this.send(waiting);
    }
    if (message.type === "ack" || (message.type === "reject" && message.key !== null))
      this.unacknowledged.delete(message.key!);
    this.hear(message);
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.socket = null;
    clearInterval(this.heart);
    if (FINAL.includes(code)) {
      this.health.value = "gone";
      this.closed.value = code;
      return;
    }
    this.health.value = "lost";
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 1.7 ** this.tries) * (0.6 + Math.random() * 0.8);
    this.tries += 1;
    this.again = window.setTimeout(() => this.open(), delay);
  }
}
