import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

// Makes web/fonts/bricolage-grotesque-700.woff2 from the package's variable font: the letters our headings and prices need, weight 700 only.

const root = path.join(import.meta.dirname, '..');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ĨĩŨũÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúñç .,:;!?’‘“”\'"()-–—…·%+/&@#*★✓→';
const source = path.join(root, 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2');

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 100, opsz: 24 },
});
await writeFile(path.join(root, 'web/fonts/bricolage-grotesque-700.woff2'), font);
console.log(`${font.length} bytes`);
