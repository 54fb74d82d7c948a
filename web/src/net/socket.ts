/** A connection that comes back by itself and says how it is. */

import type { Change, Full, ServerMessage } from "./types";

export type LinkState = "connecting" | "live" | "lost" | "closed";
/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
}
type Request = { type: string } & Record<string, unknown>;

type Reply = Exclude<ServerMessage, { type: "full" | "change" | "clock" | "presence" }>;
/** The line went away before an answer came. */
export const CUT_OFF: Reply & Problem = {
  type: "error",
  code: "cut_off",
  text: "",
  id: null,
  fatal: false,
};

export interface Listener {
  link(state: LinkState): void;
  message(message: ServerMessage): void;
  /** The highest number seen, to resume after; null for a fresh start. */
  last(): number | null;
  token(): string;
  name(): string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 20_000;

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #id = 0;
  #heard = 0;
  #open = new Map<number, (answer: Reply) => void>();
  #closed = false;

  constructor(
    readonly path: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  readonly #now = (): void => {
    if (document.hidden || this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** The browser knows that the line is gone long before the socket does. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.close();
    this.#gone(socket);
    this.#socket = null;
  };

  #connect(): void {
    this.#socket?.close();
    // The old line is not listened to any longer: who waits for an answer on it would wait for ever.
    this.#cutOff();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = {
        type: "hello",
        token: this.listener.token(),
        name: this.listener.name(),
      };
      const last = this.listener.last();
      if (last !== null) hello.last = last;
      socket.send(JSON.stringify(hello));
      this.#heard = Date.now();
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#check(), PING);
    };
    socket.onmessage = (event) => this.#message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#gone(socket);
  }

  /** A dead line is noticed even if nobody closes it. */
  #check(): void {
    if (Date.now() - this.#heard > 2 * PING + 5000) this.#socket?.close();
    else void this.ask({ type: "ping" });
  }

  #message(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "full") {
      this.#wait = FIRST_WAIT;
      this.listener.link("live");
    }
    if (
      message.type === "ack" ||
      message.type === "pong" ||
      message.type === "previewed" ||
      message.type === "hinted"
    )
      this.#settle(message.id, message);
    if (message.type === "error") {
      if (message.id !== null) this.#settle(message.id, message);
      if (message.fatal && !["stopping", "lost"].includes(message.code)) this.close();
    }
    this.listener.message(message);
  }

  #settle(id: number, reply: Reply): void {
    this.#open.get(id)?.(reply);
    this.#open.delete(id);
  }

  #cutOff(): void {
    for (const id of [...this.#open.keys()]) this.#settle(id, CUT_OFF);
  }

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#ping);
    this.#cutOff();
    if (this.#closed) {
      this.listener.link("closed");
      return;
    }
    this.listener.link("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Sends a request; the answer is null when it was accepted. */
  async ask(request: Request): Promise<Problem | null> {
    const reply = await this.request(request);
    return reply.type === "error" ? reply : null;
  }

  /** Sends a request and waits for what the server says to it. */
  request(request: Request): Promise<Reply> {
    const id = ++this.#id;
    return new Promise((done) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        done(CUT_OFF);
        return;
      }
      this.#open.set(id, done);
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Connects anew, from the beginning or after the last number. */
  again(): void {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}

export type { Change, Full };
