import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import { forThisMachine } from '../../platform/http/this-machine.ts';
import type { Config } from '../../platform/process/config.ts';
import type { UiAssets } from '../../site/render.ts';

const built = path.join(import.meta.dirname, '../../../dist/ui');

/** Every piece of the interface in all its states, for whoever works on it: in `dev`, `demo` and `test` only, on this machine only. */
export function devUiRoutes(app: FastifyInstance, config: Config, key: string, uiAssets: () => Promise<UiAssets>): void {
  forThisMachine(app, config, key, async (local) => {
    local.get(servicePaths.devUi, { schema: { hide: true } }, async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(pageOf(await uiAssets())),
    );
    await local.register(fastifyStatic, { root: built, prefix: `${servicePaths.devUi}/`, decorateReply: false, index: false });
  });
}

function pageOf({ styles, scripts, styleNonce }: UiAssets): string {
  const head = [
    ...(styleNonce ? [`<meta property="csp-nonce" nonce="${styleNonce}">`] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pieces of the interface</title><meta name="application-name" content="${defaultSettings.siteName}"><meta name="robots" content="noindex">
    ${head.join('')}</head><body><div id="ui"></div></body></html>`;
}
