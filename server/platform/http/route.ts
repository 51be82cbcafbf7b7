import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { type Access, describeAccess, whyNotAdmitted } from '../../../shared/access.ts';
import type { Endpoint } from '../../../shared/contract.ts';
import { invalid, notFound, notSignedIn, refuse } from './errors.ts';
import { problemSchema } from './openapi.ts';
import type { Actor } from './session.ts';

type Schema = z.ZodMiniType;

/** Who calls an endpoint of this access: nobody for 'anyone', else an account. */
type ActorFor<A extends Access> = A extends 'anyone' ? Actor | null : Actor;

interface Call<A extends Access, P, Q, B, Row> {
  actor: ActorFor<A>;
  params: P;
  query: Q;
  body: B;
  /** What `load` found. */
  row: Row;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Handling<A extends Access, P, Q, B, R, Row> {
  /** Finds the row the call is about, through the actor's eyes; null or undefined answers 404 before the body is looked at. */
  load?: (call: { actor: ActorFor<A>; params: P }) => Promise<Row | null | undefined>;
  handle: (call: Call<A, P, Q, B, Row>) => Promise<R>;
}

function admit(access: Access, actor: Actor | null): void {
  if (access === 'anyone') return;
  if (!actor) throw notSignedIn();
  refuse(whyNotAdmitted(access, actor));
}

function parse<S extends Schema>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}

// For the OpenAPI document, and for the reply: a field it does not declare is stripped and can't leak.
function schemaOf(spec: Endpoint): FastifySchema {
  return {
    summary: spec.summary,
    description: `Who may call it: ${describeAccess(spec.access)}.`,
    tags: [spec.path.split('/')[2] ?? 'api'],
    ...(spec.params && { params: spec.params }),
    ...(spec.query && { querystring: spec.query }),
    ...(spec.body && { body: spec.body }),
    response: { 200: spec.reply, default: problemSchema },
  };
}

/**
 * Serves an endpoint of the contract.
 *
 * Checks run in the order of RULINGS 11: 400 unreadable (the body parser), 401, 403, 404 (a malformed id, or `load` finds nothing), 422, and then
 * the verb's own 409. That order is why Fastify's own validation, which would look at the body first, is off.
 */
export function route<const A extends Access, P extends Schema, Q extends Schema, B extends Schema, R extends Schema, Row = undefined>(
  app: FastifyInstance,
  spec: Endpoint<P, Q, B, R, A>,
  { load, handle }: Handling<A, z.output<P>, z.output<Q>, z.output<B>, z.input<R>, Row>,
): void {
  app.route({
    method: spec.method,
    url: spec.path,
    schema: schemaOf(spec),
    handler: async (request, reply) => {
      const actor = request.actor as ActorFor<A>;
      admit(spec.access, actor);
      const params = spec.params?.safeParse(request.params);
      if (params && !params.success) throw notFound();
      const row = load ? await load({ actor, params: params?.data as z.output<P> }) : undefined;
      if (load && (row === null || row === undefined)) throw notFound();
      const query = parse(spec.query, request.query);
      const body = parse(spec.body, request.body);
      reply.header('cache-control', 'no-store');
      return reply.send(await handle({ actor, params: params?.data as z.output<P>, query, body, row: row as Row, request, reply }));
    },
  });
}
