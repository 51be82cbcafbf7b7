/** The scene behind a car. */
export type Place = 'valley' | 'city' | 'coast' | 'yard';

const road = `<rect y="860" width="1600" height="340" fill="#7d7a72"/><rect y="852" width="1600" height="14" fill="#c9b58c"/>
  <path d="M-20 1090H1620" stroke="#f3ead2" stroke-width="12" stroke-dasharray="120 90"/>`;

function acacia(x: number, y: number, size: number, leaves: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M0 0C-6-60-4-90-40-150M-3-70C6-110 20-130 52-160M-2-40C4-90 2-120 4-165" fill="none" stroke="#4a3626" stroke-width="11"/>
    <path d="M-170-150Q-150-205-70-200Q-30-240 40-222Q120-232 160-196Q205-190 215-152Q110-166 20-150Q-80-166-170-150Z" fill="${leaves}"/>
  </g>`;
}

function palm(x: number, y: number, size: number): string {
  const fronds = [-160, -120, -75, -35, 5, 40].map(
    (angle) => `<path transform="rotate(${angle})" d="M0 0Q80-42 165 12Q84-8 0 12Z" fill="#2f7d54"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0Q-26-150 24-300" fill="none" stroke="#7a5b3c" stroke-width="20"/>
    <g transform="translate(24 -300)">${fronds.join('')}</g></g>`;
}

function windows(x: number, y: number, columns: number, rows: number, fill: string): string {
  const all = Array.from({ length: rows * columns }, (_, n) => [x + (n % columns) * 30, y + Math.floor(n / columns) * 44]);
  return all.map(([left, top]) => `<rect x="${left}" y="${top}" width="16" height="24" fill="${fill}"/>`).join('');
}

/** A flag on the rope above the yard. */
function flag(x: number, n: number): string {
  const [t, from, bend, to] = x < 800 ? [x / 800, 330, 470, 350] : [x / 800 - 1, 350, 230, 330];
  const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t ** 2 * to;
  return `<path d="M${x - 27} ${y - 3}h54l-27 62z" fill="${['#b4431f', '#f6c51b', '#1f5a3c'][n % 3]}"/>`;
}

const scenes: Record<Place, string> = {
  valley: `<rect width="1600" height="900" fill="#cfe3e6"/><circle cx="1270" cy="210" r="84" fill="#f6dd8a"/>
    <path d="M0 560L190 430 330 500 540 350 760 500 930 410 1180 540 1370 440 1600 560V900H0Z" fill="#a9c4b8"/>
    <path d="M0 680Q240 560 520 650T1060 640T1600 690V900H0Z" fill="#7fa58a"/>
    <path d="M0 770Q420 690 820 760T1600 750V900H0Z" fill="#c2a866"/>
    ${acacia(250, 800, 1.25, '#3f6f4d')}${acacia(1430, 780, 0.8, '#4f7f58')}${road}`,
  city: `<rect width="1600" height="900" fill="#f1dcc0"/><circle cx="330" cy="250" r="74" fill="#eaa35f"/>
    <g fill="#c9b7a4"><rect x="80" y="440" width="150" height="440"/><rect x="560" y="380" width="120" height="500"/><rect x="1330" y="470" width="190" height="410"/></g>
    <g fill="#a4978b"><rect x="210" y="330" width="140" height="550"/><rect x="1090" y="290" width="130" height="590"/><rect x="700" y="470" width="170" height="410"/>
    <path d="M930 360H1040L1024 880H946ZM910 330H1060L1042 366H928ZM978 240H992V330H978Z"/></g>
    ${windows(232, 356, 4, 10, '#efe2cd')}${windows(1110, 318, 4, 11, '#efe2cd')}${windows(724, 500, 5, 7, '#d9cab5')}
    <path d="M0 800Q130 720 260 790T560 790T900 800T1240 785T1600 800V880H0Z" fill="#5d8261"/>${road}`,
  coast: `<rect width="1600" height="900" fill="#bfe0ea"/><circle cx="1180" cy="230" r="80" fill="#fbeab0"/>
    <rect y="560" width="1600" height="340" fill="#3f97a6"/><path d="M0 620H520M700 660H1240M200 700H820M1000 610H1500" stroke="#79bcc4" stroke-width="9"/>
    <path d="M1090 560L1150 470 1160 560ZM1080 566H1230L1200 594H1112Z" fill="#fbf7ea"/>
    <path d="M0 770Q500 700 900 750T1600 730V900H0Z" fill="#ead7a6"/>${palm(190, 830, 1.35)}${palm(360, 820, 0.95)}${palm(1450, 830, 1.2)}${road}`,
  yard: `<rect width="1600" height="900" fill="#dfe9e0"/><path d="M0 520Q300 430 640 500T1240 470T1600 520V900H0Z" fill="#9fbca0"/>
    ${acacia(1330, 640, 1.2, '#8a77b5')}<rect y="600" width="1600" height="280" fill="#e9d9b8"/><rect y="584" width="1600" height="26" fill="#b4431f"/>
    <g fill="#d8c499"><rect x="180" y="610" width="14" height="260"/><rect x="620" y="610" width="14" height="260"/><rect x="1060" y="610" width="14" height="260"/><rect x="1480" y="610" width="14" height="260"/></g>
    <path d="M0 330Q400 470 800 350T1600 330" fill="none" stroke="#17201b" stroke-width="4"/>
    ${[90, 250, 410, 570, 730, 890, 1050, 1210, 1370, 1530].map(flag).join('')}
    <rect y="868" width="1600" height="332" fill="#b9ab92"/><path d="M-20 1010H1620M-20 1130H1620" stroke="#a89a80" stroke-width="5"/>`,
};

/** The scenery behind a car as SVG: 1600 × 1200, the ground from y = 868 down. */
export function backdrop(place: Place): string {
  return scenes[place];
}
