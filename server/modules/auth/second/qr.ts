import { encode } from 'uqr';

/** A QR code as one path of SVG, in modules, with the quiet edge of four that readers need; `size`: how many modules it is wide. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code that bears some damage: a phone reads it off another screen, at an angle. */
export function qrOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map(rowOf).join('') };
}

/** One row: each run of dark modules is a rectangle. */
function rowOf(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
}
