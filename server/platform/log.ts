import { type Logger, pino } from 'pino';

export type Log = Logger;

/** The process's structured log: JSON lines on standard output, no secret in them. */
export function createLog(level: string, process: string): Log {
  return pino({
    level,
    base: { process },
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.confirmPassword', '*.token'],
      censor: '[hidden]',
    },
    serializers: {
      // A query string can hold a token (reset links): the path alone is logged.
      req: (req: { method: string; url: string; id: string }) => ({ id: req.id, method: req.method, path: req.url.split('?')[0] }),
    },
  });
}
