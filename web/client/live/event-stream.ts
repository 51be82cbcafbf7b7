/** One server-sent event. */
export interface StreamMessage {
  id: string;
  event: string;
  data: string;
}

/** Yields the messages of a text/event-stream as they arrive, and calls `heard` for every chunk. Ends with the stream; throws when it breaks. */
export async function* messagesOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard();
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const message = parse(block);
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // The stream is already broken; the reader got that error.
  }
}

function parse(block: string): StreamMessage | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const [id, data] = [fields.get('id'), fields.get('data')];
  return id !== undefined && data !== undefined ? { id, event: fields.get('event') ?? 'message', data } : null;
}
