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
