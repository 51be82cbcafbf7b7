import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { type Access, describeAccess, whyNotAdmitted } from '../../../shared/access.ts';
import { proofNeeded } from '../../../shared/auth/second-rules.ts';
import type { Endpoint } from '../../../shared/contract.ts';
import { found, invalid, notFound, notSignedIn, refuse } from './errors.ts';
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

/** What a `load` is given where the path names one thing by its id. */
export interface ById {
  actor: Actor;
  params: { id: string };
}

type Load<A extends Access, P, Row> = (call: { actor: ActorFor<A>; params: P }) => Promise<Row | null | undefined>;
type Act<A extends Access, P, Q, B, Row> = (call: Call<A, P, Q, B, Row>) => Promise<void>;

/**
 * How an endpoint is served. `load` finds the row the call is about, through the actor's eyes; nothing found answers 404 before the body is
 * looked at. Then one of three:
 *
 * - the reply is the row: `load` alone; with `act`, which changes something, it is loaded again;
 * - `act` makes something new, and `read` finds it for the reply;
 * - `handle` does and answers anything else.
 */
type Handling<A extends Access, P, Q, B, R, Row> =
  | { load: Load<A, P, Row & R>; act?: Act<A, P, Q, B, Row>; read?: undefined; handle?: undefined }
  | {
      load?: Load<A, P, Row>;
      act: Act<A, P, Q, B, Row>;
      read: (call: Call<A, P, Q, B, Row>) => Promise<R | null | undefined>;
      handle?: undefined;
    }
  | { load?: Load<A, P, Row>; act?: undefined; read?: undefined; handle: (call: Call<A, P, Q, B, Row>) => Promise<R> };

async function answer<A extends Access, P, Q, B, R, Row>(
  handling: Handling<A, P, Q, B, R, Row>,
  call: Call<A, P, Q, B, Row & R>,
): Promise<R> {
  if (handling.handle) return handling.handle(call);
  if (handling.read) {
    await handling.act(call);
    return found(await handling.read(call));
  }
  if (!handling.act) return call.row;
  await handling.act(call);
  return found(await handling.load(call));
}

/** The reply of a call that has nothing to say, for `read`. */
export const nothing = async (): Promise<Record<string, never>> => ({});

function admit({ access, signedOut, proof }: Pick<Endpoint, 'access' | 'signedOut' | 'proof'>, actor: Actor | null): void {
  if (access === 'anyone') return;
  if (!actor) throw notSignedIn(signedOut?.());
  refuse(whyNotAdmitted(access, actor));
  if (proof && !actor.is_proved) refuse(proofNeeded);
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
    security: spec.access === 'anyone' ? [] : [{ session: [] }],
    tags: [spec.path.split('/')[2] ?? 'api'],
    ...(spec.params && { params: spec.params }),
    ...(spec.query && { querystring: spec.query }),
    ...(spec.body && { body: spec.body }),
    response: { 200: spec.reply, default: problemSchema },
  };
}

// In bytes. Strangers send less: what they send is read before it is known to be nonsense.
const mostOfAccounts = 100_000;

/**
 * Serves an endpoint of the contract.
 *
 * Checks run in this order (docs/domain/permissions.md, "Order of checks"): 400 unreadable (the body parser), 401, 403, 404 (a malformed
 * id, or `load` finds nothing), 422, and then the verb's own 409. That order is why Fastify's own validation, which would look at the body
 * first, is off.
 */
export function route<const A extends Access, P extends Schema, Q extends Schema, B extends Schema, R extends Schema, Row = undefined>(
  app: FastifyInstance,
  spec: Endpoint<P, Q, B, R, A>,
  handling: Handling<A, z.output<P>, z.output<Q>, z.output<B>, z.input<R>, Row>,
): void {
  app.route({
    method: spec.method,
    url: spec.path,
    schema: schemaOf(spec),
    ...(spec.access !== 'anyone' && { bodyLimit: mostOfAccounts }),
    config: {
      beforeOwnPassword: spec.beforeOwnPassword,
      beforeSecondFactor: spec.beforeSecondFactor,
      duringMaintenance: spec.duringMaintenance,
      // What visitors may do is not done as this account.
      duringSuspension: spec.duringSuspension ?? spec.access === 'anyone',
    },
    handler: async (request, reply) => {
      const actor = request.actor as ActorFor<A>;
      admit(spec, actor);
      const checked = spec.params?.safeParse(request.params);
      if (checked && !checked.success) throw notFound();
      const params = checked?.data as z.output<P>;
      // Its shape is whatever `load` found; without one nobody reads it.
      const row = (handling.load && found(await handling.load({ actor, params }))) as Row & z.input<R>;
      const query = parse(spec.query, request.query);
      const body = parse(spec.body, request.body);
      reply.header('cache-control', 'no-store');
      return reply.send(await answer(handling, { actor, params, query, body, row, request, reply }));
    },
  });
}
