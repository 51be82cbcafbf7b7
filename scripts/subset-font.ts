import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

// Makes the two font files for headings and prices from the package's variable font, weight 700 only. The package has Gikuyu's ĩ and ũ in another
// file than the rest, so they get a font file of their own (0.9 KB), which a browser downloads only for a page that contains them.

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'node_modules/@fontsource-variable/bricolage-grotesque/files');
const faces = [
  {
    from: 'bricolage-grotesque-latin-standard-normal.woff2',
    to: 'bricolage-grotesque-700.woff2',
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúñç .,:;!?’‘“”\'"()-–—…·%+/&@#*',
  },
  { from: 'bricolage-grotesque-latin-ext-standard-normal.woff2', to: 'bricolage-grotesque-700-gikuyu.woff2', letters: 'ĨĩŨũ' },
];

for (const { from, to, letters } of faces) {
  const font = await subsetFont(await readFile(path.join(source, from)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700, wdth: 100, opsz: 24 },
  });
  await writeFile(path.join(root, 'web/fonts', to), font);
  console.log(`${to}: ${font.length} bytes`);
}
