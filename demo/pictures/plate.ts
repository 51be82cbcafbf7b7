// Letters as strokes on a 4 × 6 grid, not as text: the plate must look the same on a machine without fonts.
const glyphs: Record<string, string> = {
  A: 'M0 6 2 0 4 6M.8 4H3.2',
  B: 'M0 0H2.6L4 1.4 2.6 3H0M2.6 3 4 4.6 2.6 6H0V0',
  C: 'M4 1 3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0H2.4L4 1.6V4.4L2.4 6H0Z',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1 3 0H1L0 1V5L1 6H3L4 5V3H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  J: 'M3.4 0V5L2.4 6H1L0 5',
  K: 'M0 0V6M4 0 0 3.4M1.4 2.4 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3 4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H3L4 1V2.4L3 3.4H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.6 4.4 4 6',
  R: 'M0 6V0H3L4 1V2.2L3 3.2H0M2 3.2 4 6',
  S: 'M4 1 3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  '1': 'M.8 1.2 2.2 0V6M.8 6H3.6',
  '2': 'M0 1 1 0H3L4 1V2L0 6H4',
  '3': 'M0 0H4L1.8 2.4 4 3.4V5L3 6H1L0 5',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M4 0H.4L0 2.8 1 2.4H3L4 3.4V5L3 6H1L0 5',
  '6': 'M4 1 3 0H1L0 1V5L1 6H3L4 5V3.6L3 2.8H0',
  '7': 'M0 0H4L1.6 6',
  '8': 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3 0 4V5L1 6H3L4 5V4L3 3',
  '9': 'M4 2.6 3 3.4H1L0 2.4V1L1 0H3L4 1V5L3 6H1',
};

/** A Kenyan front plate, white with the green strip, as SVG: 'KDJ 417M', its centre at x and top at y, `width` pixels wide. */
export function plate(text: string, x: number, y: number, width: number): string {
  const unit = width / 58;
  const letters = [...text].map((letter, index) => {
    const strokes = letter === ' ' ? '' : glyphs[letter];
    if (strokes === undefined) throw new Error(`no strokes for the letter ${letter} of a plate`);
    return `<path transform="translate(${9.5 + index * 5.9} 3.2)" d="${strokes}"/>`;
  });
  return `<g transform="translate(${x - width / 2} ${y}) scale(${unit})">
    <rect width="58" height="12.4" rx="1.6" fill="#fbfbf6" stroke="#17201b" stroke-width=".9"/>
    <rect x="1.2" y="1.2" width="5.6" height="10" rx=".8" fill="#1f7a43"/>
    <g fill="none" stroke="#17201b" stroke-width="1.05" stroke-linejoin="round" stroke-linecap="round">${letters.join('')}</g>
  </g>`;
}
