import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

// The lookbehind lets a match start only at the beginning of a word: tried at each of its characters, a long text without '@' would take minutes.
const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(address, '[hidden]');

// Only the fields that help to find the cause. Others contain personal data: rows ("Key (email)=(…) already exists") and recipients.
function describeError(error: Error) {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, code, constraint, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

/** The process's structured log: JSON lines on standard output (or `destination`), without secrets or e-mail addresses. */
export function createLog(level: string, process: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { process },
    serializers: {
      // No headers, and no query string: it can contain a token (reset links).
      req: (req: { method: string; url: string; id: string }) => ({ id: req.id, method: req.method, path: req.url.split('?')[0] }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
