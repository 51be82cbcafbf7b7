import { messagesOf, type StreamMessage } from '../../web/client/live/event-stream.ts';

/** A stream of live events as a browser reads it. */
export interface TestStream {
  headers: Headers;
  /** The next message, or null at the end. */
  next(): Promise<StreamMessage | null>;
  /** The events up to and including this one. */
  until(event: object): Promise<unknown[]>;
  /** This many events, or fewer when this one arrives earlier. */
  take(count: number, last?: object): Promise<unknown[]>;
  /** Every message to the end. */
  rest(): Promise<StreamMessage[]>;
  /** The cursor of the last message read. */
  cursor(): string | undefined;
  close(): void;
}

/** Opens GET /api/live and resolves once its headers are there. */
export async function openTestStream(address: string, cookie: string, from?: string): Promise<TestStream> {
  const abort = new AbortController();
  const url = from === undefined ? address : `${address}?cursor=${encodeURIComponent(from)}`;
  const reply = await fetch(url, { headers: { cookie }, signal: abort.signal });
  if (!reply.ok || !reply.body) throw new Error(`${reply.status} ${await reply.text()}`);
  const messages = messagesOf(reply.body, () => undefined);
  let cursor = from;

  async function next(): Promise<StreamMessage | null> {
    const { value, done } = await messages.next();
    if (done) return null;
    cursor = value.id;
    return value;
  }

  async function take(count: number, last?: object): Promise<unknown[]> {
    const taken: unknown[] = [];
    const end = JSON.stringify(last);
    while (taken.length < count) {
      const message = await next();
      if (!message) throw new Error(`The stream ended after ${taken.length} events`);
      if (message.event !== 'message') continue;
      taken.push(JSON.parse(message.data));
      if (message.data === end) break;
    }
    return taken;
  }

  return {
    headers: reply.headers,
    next,
    take,
    until: (event) => take(Infinity, event),
    async rest() {
      const all: StreamMessage[] = [];
      for (let message = await next(); message; message = await next()) all.push(message);
      return all;
    },
    cursor: () => cursor,
    close: () => abort.abort(),
  };
}
