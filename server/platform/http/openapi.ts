import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';

// The reader sets styles of its own; it runs nothing and calls nobody but us.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An error as every endpoint may answer it (docs/domain/permissions.md, "Order of checks"). */
export const problemSchema = z.object({
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retry_after: z.optional(z.number()),
});

/**
 * The OpenAPI document, made from the contract: /api/openapi.json, and a page to read it: /api/docs. Before any route. `readTitle`: what the API is
 * called at the moment.
 */
export async function installOpenApi(app: FastifyInstance, readTitle: () => Promise<string>): Promise<void> {
  let title = '';
  await app.register(swagger, {
    openapi: {
      info: {
        title,
        description: 'Buyers post the car they want, verified dealers answer with offers.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  });
  const titled = <Document extends object>(document: Document) => ({
    ...document,
    info: { ...('info' in document && (document.info as object)), title },
  });
  await app.register(swaggerUi, {
    routePrefix: servicePaths.apiDocs,
    staticCSP: policy,
    uiHooks: {
      preHandler: async () => {
        title = await readTitle();
      },
    },
    transformSpecification: titled,
    transformSpecificationClone: false,
  });
  let known: { title: string; document: string } | undefined;
  app.get(servicePaths.openApi, { schema: { hide: true } }, async (_, reply) => {
    title = await readTitle();
    if (known?.title !== title) known = { title, document: JSON.stringify(titled(app.swagger())) };
    return reply.type('application/json; charset=utf-8').send(known.document);
  });
}
