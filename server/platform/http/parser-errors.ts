import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Problem } from '../../../shared/contract.ts';
import { unreadable } from './errors.ts';

const tooLarge = (status: number): Problem => ({ status, code: 'too_large', detail: 'That is too large.' });

// By the codes of Node's HTTP parser.
const problems: Record<string, Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', detail: 'That took too long to arrive.' },
  HPE_HEADER_OVERFLOW: tooLarge(431),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge(413),
};

/**
 * Answers bytes that are no HTTP request, or did not arrive in time, in the form of every other error (docs/domain/permissions.md, "Order of
 * checks"), and closes the connection: nobody knows where the next request would begin. No hook of ours runs for them.
 */
export function answerParserError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problems[error.code] ?? unreadable(400);
  const body = JSON.stringify(problem);
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
