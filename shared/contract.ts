import type * as z from 'zod/mini';
import type { Access } from './access.ts';

type Schema = z.ZodMiniType;

/** What is declared of an endpoint beside its method and path. */
interface Declared<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema, A extends Access> {
  summary: string;
  access: A;
  /** Also for who has to choose a password of their own first (docs/domain/accounts.md, "The administrator"). */
  beforeOwnPassword?: true;
  /** What changes something, also for who is suspended (docs/domain/accounts.md, "Suspending"); who is may read whatever else allows. */
  duringSuspension?: true;
  /** Also for who has to set up a second step first (docs/domain/accounts.md, "Second step"). */
  beforeSecondFactor?: true;
  /** Only for who has shown within the last ten minutes that it is them: else 403 `proof_needed` (docs/domain/accounts.md, "Proof"). */
  proof?: true;
  /** Also for everyone during maintenance (docs/domain/settings.md, "Maintenance"). */
  duringMaintenance?: true;
  /** The sentence of its 401, where it is not the usual one. */
  signedOut?: () => string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
}

/** One endpoint of the API, as the server, the browser and the OpenAPI document use it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  A extends Access = Access,
> extends Declared<Params, Query, Body, Reply, A> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with `:name` for each key of `params`. */
  path: `/api/${string}`;
}

/** Declares endpoints of one method. The types of the route and of the page are inferred from what is declared. */
function declaring(method: Endpoint['method']) {
  return <
    Params extends Schema = z.ZodMiniUndefined,
    Query extends Schema = z.ZodMiniUndefined,
    Body extends Schema = z.ZodMiniUndefined,
    Reply extends Schema = Schema,
    const A extends Access = Access,
  >(
    path: Endpoint['path'],
    declared: Declared<Params, Query, Body, Reply, A>,
  ): Endpoint<Params, Query, Body, Reply, A> => ({ method, path, ...declared });
}

export const get = declaring('GET');
export const post = declaring('POST');
export const put = declaring('PUT');
export const del = declaring('DELETE');

/** The body that a page sends, before the schema has parsed it. */
export type BodyInput<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;

type Given<S, Name extends string> = S extends z.ZodMiniUndefined ? { [K in Name]?: undefined } : { [K in Name]: z.input<S> };

/** The input of a call: params and body if the endpoint has them, and optionally the query. */
export type CallInput<P, Q, B> = Given<P, 'params'> &
  (Q extends z.ZodMiniUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
  Given<B, 'body'>;

/** A GET with its input. Used by a page's hook, and by the server for the page's preloads, so that both have exactly the same address. */
export interface Read<Params extends Schema = Schema, Query extends Schema = Schema, Reply extends Schema = Schema> {
  endpoint: Endpoint<Params, Query, z.ZodMiniUndefined, Reply>;
  input: CallInput<Params, Query, z.ZodMiniUndefined>;
}

/** Pairs a GET with its input. */
export function read<Params extends Schema, Query extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Params, Query, z.ZodMiniUndefined, Reply>,
  input: CallInput<Params, Query, z.ZodMiniUndefined>,
): Read<Params, Query, Reply> {
  return { endpoint, input };
}

/** The address of a call: its path with the params, and the given query parameters. */
export function addressOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The header with the id of the app's tab, so that a tab can recognise the live events of its own changes. */
export const tabHeader = 'x-tab';

/** An error of the API: application/problem+json with a code and the sentence a person reads (docs/domain/permissions.md, "Order of checks"). */
export interface Problem {
  status: number;
  code: string;
  /** The sentence for the user. */
  detail: string;
  /** The first error of each invalid field, by the field's name in the form. */
  fields?: Record<string, string>;
  /** With 429 and in maintenance: after how many seconds it can be tried again. */
  retry_after?: number;
}
