import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const root = path.join(import.meta.dirname, '../../..');

/**
 * The built scripts, styles and fonts: their names change with their content, so browsers may keep them for good; they were compressed at build time.
 * And the pictures of shared links, under names that others remember.
 */
export async function serveBuiltAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(root, 'dist/client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: path.join(root, 'dist/share'),
    prefix: '/share/',
    decorateReply: false,
    index: false,
    maxAge: '7d',
  });
}

/** The icons and the picture that a shared link shows, under names that others remember. */
export async function servePublicFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(root, 'web/public'),
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '7d',
  });
}
