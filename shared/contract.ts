import type * as z from 'zod/mini';
import type { Access } from './access.ts';

type Schema = z.ZodMiniType;

/** One call of the API: what both sides of the wire, and the OpenAPI document, know of it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  A extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with `:name` for each key of `params`. */
  path: `/api/${string}`;
  summary: string;
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
}

/** Declares one call of the API. Types flow from here to the route and to the page; nothing is written twice. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Reply extends Schema = Schema,
  const A extends Access = Access,
>(declared: Endpoint<Params, Query, Body, Reply, A>): Endpoint<Params, Query, Body, Reply, A> {
  return declared;
}

/** What a page sends: the body before the schema cleaned it. */
export type BodyInput<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;

type Given<S, Name extends string> = S extends z.ZodMiniUndefined ? { [K in Name]?: undefined } : { [K in Name]: z.input<S> };

/** What a call sends: params and body where the endpoint has them, the query if there is anything to say. */
export type CallInput<P, Q, B> = Given<P, 'params'> &
  (Q extends z.ZodMiniUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
  Given<B, 'body'>;

/** A GET with its input: what a page's hook reads, and what the server names to the browser with that page, so that both ask for the same address. */
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

/** The address of a call: its path with the params filled in, and what is given of its query. */
export function addressOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The header in which a tab of the app names itself, so that it can tell its own changes from others'. */
export const tabHeader = 'x-tab';

/** An error of the API as it travels: application/problem+json with a code and the specification's sentence (RULINGS 11). */
export interface Problem {
  status: number;
  code: string;
  /** The sentence a user reads. */
  detail: string;
  /** The first sentence for each field in fault, by the specification's field name. */
  fields?: Record<string, string>;
}
