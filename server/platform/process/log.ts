import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

// From the start of a run only: looked for at each of its characters, a long run without '@' would take minutes.
const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(address, '[hidden]');

// Of an error what helps to find its cause. Its other fields hold rows ("Key (email)=(…) already exists") and recipients.
function describeError(error: Error) {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, code, constraint, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

/** The process's structured log: JSON lines on standard output (or `destination`), no secret and nobody's address in them. */
export function createLog(level: string, process: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { process },
    serializers: {
      // No header, and no query string, which can hold a token (reset links).
      req: (req: { method: string; url: string; id: string }) => ({ id: req.id, method: req.method, path: req.url.split('?')[0] }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
