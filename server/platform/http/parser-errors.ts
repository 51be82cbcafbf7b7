import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Problem } from '../../../shared/contract.ts';
import { answersWords } from '../../../words/http/answers.ts';
import { inLanguage } from '../process/language.ts';
import { errorExit, HttpProblem, unreadable } from './errors.ts';

const tooLarge = (status: number): Problem => ({ status, code: 'too_large', detail: answersWords.tooLarge });

// By the codes of Node's HTTP parser.
const problems: Record<string, () => Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => ({ status: 408, code: 'too_slow', detail: answersWords.tooSlow }),
  HPE_HEADER_OVERFLOW: () => tooLarge(431),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => tooLarge(413),
};

const badRequest = () => unreadable(400);

/** A connection: the answers that are owed on it, and whether it ends after those. */
interface Connection {
  owed: Set<ServerResponse>;
  isLast: boolean;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Refuses what Node's HTTP server would refuse without a word of ours: no `Host`, an unknown `Expect`, and CONNECT; and what it would answer: two of `Host`, of which a proxy may have taken the other one, and another version than 1.0 and 1.1 (docs/domain/permissions.md,
 * "Order of checks"). The server's own check of `Host` must be off.
 */
export function installParserErrors(app: FastifyInstance): void {
  followAnswers(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    const problem = whyUnreadable(request.raw);
    if (problem) errorExit(problem, request, reply);
    else done();
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', ({ socket }) => {
    // Node no longer listens, and an error that nobody listens to would end the server.
    socket.on('error', () => socket.destroy());
    refuseRest(socket, badRequest);
  });
}

function whyUnreadable({ headers, rawHeaders, httpVersion }: IncomingMessage): HttpProblem | null {
  if (!['1.0', '1.1'].includes(httpVersion)) return new HttpProblem(400, 'unreadable', answersWords.unknownVersion);
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return new HttpProblem(400, 'unreadable', answersWords.twoHosts);
  if (headers.host === undefined && httpVersion === '1.1') return new HttpProblem(400, 'unreadable', answersWords.noHost);
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue') {
    return new HttpProblem(417, 'unreadable', answersWords.unknownExpectation);
  }
  return null;
}

/** Keeps count of what a server has still to answer on each of its connections: requests may be sent before the last one was answered. */
export function followAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket) ?? { owed: new Set(), isLast: false };
    connections.set(socket, connection);
    connection.owed.add(response);
    response.once('close', () => {
      connection.owed.delete(response);
      if (connection.isLast && !hasWhole(connection)) socket.destroySoon();
    });
  });
}

// A request whose body breaks off is answered by nobody else.
const hasWhole = ({ owed }: Connection) => [...owed].some(({ req }) => req.complete);

/**
 * Answers bytes that are no HTTP request, or did not arrive in time, in the form of every other error (docs/domain/permissions.md, "Order of
 * checks"), and closes the connection: nobody knows where the next request would begin. No hook of ours runs for them.
 */
export function answerParserError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseRest(socket, problems[error.code] ?? badRequest);
}

/** Answers whatever comes next on this connection with the problem, unless that would land in an answer; then it only ends after it. */
function refuseRest(socket: Socket, problem: () => Problem): void {
  const connection = connections.get(socket) ?? { owed: new Set(), isLast: false };
  if (hasWhole(connection)) connection.isLast = true;
  else if ([...connection.owed].some(({ headersSent }) => headersSent)) socket.destroy();
  // Nobody knows who reads it.
  else say(socket, inLanguage('en', problem));
}

function say(socket: Socket, problem: Problem): void {
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
