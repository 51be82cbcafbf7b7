import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Writes one line for each request, when it is over: what was asked for, the status and the milliseconds. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said with its end.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime };
    if (error) res.log.error({ ...line, err: error }, 'request errored');
    else res.log.info(line, 'request completed');
  }
}
