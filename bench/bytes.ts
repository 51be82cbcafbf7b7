import { readManifest, screenFile, scriptsOf, weigh } from '../scripts/sizes.ts';
import { paths } from '../shared/addresses/paths.ts';
import { everyone } from '../shared/roles.ts';
import { screenFor, screensOf } from '../shared/site/screens.ts';

// What the signed-in area weighs: the first load of each role, and what each screen adds to it. Run `npm run build` first.

const manifest = readManifest();
for (const role of everyone) {
  const home = screenFor(role, paths.dashboard);
  if (!home) continue;
  const first = new Set([...scriptsOf(manifest, 'web/app/main.tsx'), ...scriptsOf(manifest, screenFile(home))]);
  console.log(`first load of a ${role}: ${first.size} scripts`, weigh(first));
  for (const [name] of screensOf(role)) console.log(`  ${name}`, weigh(scriptsOf(manifest, screenFile(name), first)));
}
console.log('stylesheet', weigh(manifest['web/app/main.tsx']?.css ?? []));
