import { readManifest, scriptsOf, weigh } from '../scripts/sizes.ts';

// What each screen of the signed-in area weighs: the first load, and what it adds to that. Run `npm run build` first.

const manifest = readManifest();
const first = scriptsOf(manifest, 'web/app/main.tsx');
console.log('first load', weigh(first));
for (const [source, chunk] of Object.entries(manifest)) {
  if (chunk.isDynamicEntry && source.startsWith('web/')) console.log(source, weigh(scriptsOf(manifest, source, first)));
}
console.log('stylesheet', weigh(manifest['web/app/main.tsx']?.css ?? []));
