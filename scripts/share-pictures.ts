import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type * as Rendered from '../web/render.tsx';

const root = path.join(import.meta.dirname, '..');
const source = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const ink = '#17201b';
const paper = '#f7f3ea';
/** Where the words begin, in pixels from the left and the top. */
const edge = 64;

/** Draws what chats show of links to public pages, into dist/share; `rendered` is the module of dist/render.en.js: they speak English. */
export async function drawSharePictures({ withPicture, sharePicture, pictureSize, renderBackdrop }: typeof Rendered): Promise<void> {
  const pictures = withPicture.map((page) => ({ page, ...sharePicture(page) }));
  const font = path.join(root, 'dist/share-font.ttf');
  const letters = pictures.map(({ label, title }) => label + title).join('');
  // The library that writes the words reads no woff2.
  await writeFile(
    font,
    await subsetFont(await readFile(path.join(root, source)), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 700, wdth: 100, opsz: 24 },
    }),
  );

  const written = (text: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${text}</span>`,
        // The name that the font gives itself.
        font: `Bricolage Grotesque 96pt ExtraBold, ${size}`,
        fontfile: font,
        width: pictureSize.width - 2 * edge,
        rgba: true,
        dpi: 72,
      },
    }).png();

  await mkdir(path.join(root, 'dist/share'), { recursive: true });
  for (const { page, label, title, car } of pictures) {
    const inkLabel = await written(label, 30, paper)
      .extend({ top: 10, bottom: 12, left: 16, right: 16, background: ink })
      .flatten({ background: ink })
      .toBuffer();
    await sharp(Buffer.from(renderBackdrop(car)))
      .composite([
        { input: inkLabel, left: edge, top: edge },
        { input: await written(title, 84, ink).toBuffer(), left: edge, top: 150 },
      ])
      .png({ palette: true })
      .toFile(path.join(root, `dist/share/${page}.png`));
  }
}
