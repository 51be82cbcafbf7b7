import { plate } from './plate.ts';
import type { Body } from './side.ts';

/** Heights of roof and bonnet, half the width of the car, and the height of its nose above the ground. */
const builds: Record<Body, { roof: number; bonnet: number; half: number; bottom: number }> = {
  hatch: { roof: 470, bonnet: 668, half: 350, bottom: 902 },
  saloon: { roof: 506, bonnet: 684, half: 372, bottom: 906 },
  wagon: { roof: 492, bonnet: 684, half: 372, bottom: 906 },
  suv: { roof: 420, bonnet: 640, half: 396, bottom: 886 },
  pickup: { roof: 416, bonnet: 626, half: 408, bottom: 876 },
  coupe: { roof: 532, bonnet: 700, half: 376, bottom: 908 },
  van: { roof: 356, bonnet: 640, half: 372, bottom: 886 },
};

const ink = 'stroke="#17201b" stroke-linejoin="round"';

/** A shape and its mirror image on the other side of the car. */
const both = (shape: string) => `${shape}<g transform="translate(1600 0) scale(-1 1)">${shape}</g>`;

/** A car from the front with its plate, as SVG; without letters on it while the number is ''. */
export function front(body: Body, colour: string, number: string): string {
  const { roof, bonnet, half, bottom } = builds[body];
  const [left, right] = [800 - half, 800 + half];
  const cabin = `M${left + 60} ${bonnet + 20}L${left + 136} ${roof + 50}Q${left + 152} ${roof} ${left + 222} ${roof}H${right - 222}Q${right - 152} ${roof} ${right - 136} ${roof + 50}L${right - 60} ${bonnet + 20}Z`;
  const screen = `M${left + 108} ${bonnet - 6}L${left + 172} ${roof + 70}Q${left + 182} ${roof + 38} ${left + 230} ${roof + 38}H${right - 230}Q${right - 182} ${roof + 38} ${right - 172} ${roof + 70}L${right - 108} ${bonnet - 6}Z`;
  const nose = `M${left} ${bottom - 22}V${bonnet + 84}Q${left + 4} ${bonnet + 14} ${left + 80} ${bonnet}H${right - 80}Q${right - 4} ${bonnet + 14} ${right} ${bonnet + 84}V${bottom - 22}Q${right} ${bottom} ${right - 24} ${bottom}H${left + 24}Q${left} ${bottom} ${left} ${bottom - 22}Z`;
  const wheel = `<rect x="${left + 12}" y="${bottom - 60}" width="124" height="${1030 - bottom}" rx="20" fill="#2a2d2b" stroke-width="7" ${ink}/>`;
  const mirror = `<rect x="${left + 2}" y="${bonnet - 62}" width="88" height="52" rx="20" fill="${colour}" stroke-width="7" ${ink}/>`;
  const lamp = `<path d="M${left + 16} ${bonnet + 62}L${left + 168} ${bonnet + 88}L${left + 144} ${bonnet + 142}L${left + 16} ${bonnet + 128}Z" fill="#fdf6df" stroke-width="6" ${ink}/>
    <circle cx="${left + 78}" cy="${bonnet + 104}" r="21" fill="#c5d0d2" stroke-width="5" ${ink}/>
    <circle cx="${left + 74}" cy="${bottom - 42}" r="20" fill="#fdf6df" stroke-width="5" ${ink}/>`;
  return `<ellipse cx="800" cy="972" rx="${half + 50}" ry="24" fill="#17201b" opacity=".32"/>
    ${both(wheel)}
    <path d="${cabin}" fill="${colour}" stroke-width="8" ${ink}/>
    <path d="${screen}" fill="#33474b" stroke-width="6" ${ink}/>
    <path d="M${left + 190} ${bonnet - 16}a62 62 0 0 1 124 0" fill="none" stroke="#17201b" stroke-width="14"/>
    ${both(mirror)}
    <path d="${nose}" fill="${colour}" stroke-width="8" ${ink}/>
    <path d="M${left + 150} ${bonnet + 6}L${left + 186} ${bonnet + 70}M${right - 150} ${bonnet + 6}L${right - 186} ${bonnet + 70}" stroke="#fff" stroke-width="6" opacity=".5"/>
    <path d="M${left + 190} ${bonnet + 84}H${right - 190}L${right - 214} ${bonnet + 146}H${left + 214}Z" fill="#2c3431" stroke-width="6" ${ink}/>
    <path d="M${left + 200} ${bonnet + 105}H${right - 200}M${left + 207} ${bonnet + 126}H${right - 207}" stroke="#8b918d" stroke-width="5"/>
    <path d="M${left + 150} ${bottom - 22}L${left + 180} ${bottom - 62}H${right - 180}L${right - 150} ${bottom - 22}Z" fill="#2c3431"/>
    ${both(lamp)}
    ${plate(number, 800, bottom - 96, 270)}`;
}
