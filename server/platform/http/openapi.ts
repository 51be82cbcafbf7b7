import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';

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

/** The OpenAPI document, made from the contract: /api/openapi.json, and a page to read it: /api/docs. Before any route. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: defaultSettings.siteName,
        description: 'Buyers post the car they want, verified dealers answer with offers.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: servicePaths.apiDocs, staticCSP: policy });
  let document: string | undefined;
  app.get(servicePaths.openApi, { schema: { hide: true } }, async (_, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
