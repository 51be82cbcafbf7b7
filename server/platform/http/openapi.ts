import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import type { Endpoint } from '../../../shared/contract.ts';
import { notFound } from './errors.ts';
import { contractNames } from './openapi-names.ts';
import { type Json, nameShapes } from './openapi-shapes.ts';

// The reader sets styles of its own; it runs nothing and calls nobody but us.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const openapi = '3.1.0';

/** An error as every endpoint may answer it (docs/domain/permissions.md, "Order of checks"). */
export const problemSchema = z.object({
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retry_after: z.optional(z.number()),
});

/** What is sent to an endpoint, for example. */
export type BodyExample = readonly [endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown];

interface Described {
  /** What the API is called at the moment. */
  readTitle: () => Promise<string>;
  publicUrl: string;
  /** The name of the cookie that holds a session. */
  sessionCookie: string;
  examples: readonly BodyExample[];
  /** Who else may read it than the administrator. */
  isOpenTo: (request: FastifyRequest) => boolean;
  /** Finds out who calls. */
  installSessions: (readers: FastifyInstance) => Promise<void>;
}

/**
 * The OpenAPI document, made from the contract: /api/openapi.json, and a page to read it: /api/docs (docs/domain/permissions.md, "This machine"). Before any
 * route.
 */
export async function installOpenApi(app: FastifyInstance, described: Described): Promise<void> {
  const { operations, shapes } = await contractNames();
  const named = shapes.flatMap(asJson);
  await app.register(swagger, {
    openapi: { ...headOf(described), openapi },
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given);
      const operationId = operations.get(`${String(given.route.method)} ${given.route.url}`);
      return { schema: { ...schema, ...(operationId && { operationId }) }, url };
    },
    transformObject: (made) => {
      const document = (made as { openapiObject: Json }).openapiObject;
      for (const operation of operationsOf(document)) {
        const { 200: reply } = operation.responses as Json;
        operation.responses = { 200: reply, '4XX': problem, default: problem };
      }
      for (const [{ method, path }, body] of described.examples) exemplify(document, method, path, body);
      return nameShapes(document, named) as never;
    },
  });
  await app.register((readers) => serveReaders(readers, described));
}

async function serveReaders(app: FastifyInstance, described: Described): Promise<void> {
  await described.installSessions(app);
  app.addHook('onRequest', async (request) => {
    if (!described.isOpenTo(request) && request.actor?.role !== 'admin') throw notFound();
  });
  let title = '';
  const titled = <Document extends object>(document: Document) => ({
    ...document,
    info: { ...('info' in document && (document.info as object)), title },
  });
  await app.register(swaggerUi, {
    routePrefix: servicePaths.apiDocs,
    staticCSP: policy,
    uiHooks: {
      preHandler: async () => {
        title = await described.readTitle();
      },
    },
    transformSpecification: titled,
    transformSpecificationClone: false,
  });
  let known: { title: string; document: string } | undefined;
  app.get(servicePaths.openApi, { schema: { hide: true } }, async (_, reply) => {
    title = await described.readTitle();
    if (known?.title !== title) known = { title, document: JSON.stringify(titled(app.swagger())) };
    return reply.type('application/json; charset=utf-8').send(known.document);
  });
}

const problem = { $ref: '#/components/responses/Problem' };

function headOf({ publicUrl, sessionCookie }: Described) {
  return {
    info: {
      title: '',
      description: 'Buyers post the car they want, verified dealers answer with offers.',
      version: '1',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey' as const,
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by signing in. A call that changes something also needs this server as its Origin.',
        },
      },
      responses: {
        Problem: {
          description: 'Why not, in a sentence for the user.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: { Problem: asJson(['Problem', problemSchema])[0]?.[1] ?? {} },
    },
  };
}

/** A shape as it stands in the document: as it comes out, and as it is sent to us, where that differs. */
function asJson([name, shape]: [name: string, shape: z.ZodMiniType]): [name: string, json: Json][] {
  const given = {
    schema: { body: shape, response: { 200: shape } },
    url: '/',
    route: { method: 'GET', url: '/' },
    openapiObject: { openapi },
  };
  const made = jsonSchemaTransform(given as never).schema as unknown as { body: Json; response: Record<200, Json> };
  return [
    [name, made.response[200]],
    [`${name}Input`, made.body],
  ];
}

const operationsOf = (document: Json): Json[] =>
  Object.values(document.paths as Record<string, Record<string, Json>>).flatMap((path) => Object.values(path));

function exemplify(document: Json, method: string, path: string, body: unknown): void {
  const operations = (document.paths as Record<string, Record<string, Json>>)[path.replace(/:(\w+)/g, '{$1}')];
  const content = (operations?.[method.toLowerCase()]?.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
  if (content?.['application/json']) content['application/json'].example = body;
}
