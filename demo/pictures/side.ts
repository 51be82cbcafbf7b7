/** The shapes of cars. */
export type Body = 'hatch' | 'saloon' | 'wagon' | 'suv' | 'pickup' | 'coupe' | 'van';

interface Side {
  body: string;
  glass: string;
  /** The x of each wheel's centre, and the radius. */
  wheels: [number, number];
  radius: number;
  /** The gap between the doors, from y to y. */
  doors: { x: number[]; from: number; to: number };
  /** The y of the shoulder line, and of handles and lights. */
  shoulder: number;
  ends: [number, number];
  extra?: string;
}

const bonnet = 'L1110 665L1300 700Q1380 720 1388 790L1392 880Q1390 905 1365 905L240 905Q215 905 215 870Z';

const sides: Record<Body, Side> = {
  hatch: {
    body: 'M322 870L318 760Q318 690 340 640L400 548Q430 500 510 494L820 494Q900 498 960 556L1066 665L1210 700Q1288 720 1294 790L1298 880Q1296 905 1270 905L350 905Q322 905 322 870Z',
    glass: 'M412 655L466 566Q484 537 530 533L680 533V662H412ZM705 533H815Q868 537 914 578L996 662H705Z',
    wheels: [508, 1106],
    radius: 98,
    doors: { x: [692, 1000], from: 540, to: 880 },
    shoulder: 700,
    ends: [320, 1296],
  },
  saloon: {
    body: `M215 870L212 755Q216 704 262 692L420 672L556 562Q600 520 680 515L850 515Q920 518 970 555${bonnet}`,
    glass: 'M482 666L590 582Q622 557 680 554H742V666ZM768 554H850Q905 557 945 587L1036 666H768Z',
    wheels: [452, 1142],
    radius: 98,
    doors: { x: [498, 755, 1046], from: 556, to: 880 },
    shoulder: 704,
    ends: [213, 1390],
  },
  wagon: {
    body: `M215 870L212 740Q214 690 232 650L276 556Q300 508 372 503L850 503Q920 508 970 550${bonnet}`,
    glass: 'M292 655L326 572Q338 545 380 542H480V664H290ZM504 542H742V664H504ZM768 542H850Q905 546 945 580L1038 664H768Z',
    wheels: [452, 1142],
    radius: 98,
    doors: { x: [492, 755, 1046], from: 545, to: 880 },
    shoulder: 704,
    ends: [213, 1390],
    extra: '<path d="M330 492H800" stroke="#17201b" stroke-width="10" stroke-linecap="round"/>',
  },
  suv: {
    body: 'M245 850L242 690Q244 636 262 596L304 496Q326 448 398 443L840 443Q920 446 970 500L1084 640L1280 668Q1356 686 1362 760L1366 860Q1366 888 1338 888L272 888Q245 888 245 850Z',
    glass: 'M326 628L362 528Q374 494 412 491H482V636H324ZM508 491H722V636H508ZM748 491H836Q886 494 926 540L1006 636H748Z',
    wheels: [470, 1130],
    radius: 114,
    doors: { x: [495, 735, 1014], from: 495, to: 862 },
    shoulder: 676,
    ends: [243, 1364],
    extra: '<path d="M380 428H830M430 428V443M780 428V443" stroke="#17201b" stroke-width="12" stroke-linecap="round"/>',
  },
  pickup: {
    body: 'M165 850L162 650Q163 634 180 632L556 632L586 502Q600 450 662 445L884 445Q946 448 986 498L1086 636L1330 662Q1416 680 1422 752L1426 860Q1426 888 1398 888L194 888Q165 888 165 850Z',
    glass: 'M606 622L634 516Q642 494 676 492H756V626H604ZM782 492H878Q918 495 948 534L1020 626H782Z',
    wheels: [412, 1178],
    radius: 116,
    doors: { x: [578, 769, 1030], from: 496, to: 862 },
    shoulder: 672,
    ends: [163, 1424],
    extra: '<path d="M176 618H560" stroke="#17201b" stroke-width="14" stroke-linecap="round"/>',
  },
  coupe: {
    body: 'M215 870L212 770Q216 724 262 712L410 690L590 588Q668 540 750 538L846 540Q916 546 976 592L1110 684L1300 712Q1380 728 1388 796L1392 880Q1390 905 1365 905L240 905Q215 905 215 870Z',
    glass: 'M500 684L622 612Q668 584 726 578V684ZM752 576L838 578Q896 584 942 618L1034 684H752Z',
    wheels: [452, 1142],
    radius: 104,
    doors: { x: [738, 1058], from: 578, to: 880 },
    shoulder: 716,
    ends: [213, 1390],
  },
  van: {
    body: 'M225 850L222 470Q226 398 296 390L960 390Q1052 394 1112 470L1222 622L1320 650Q1392 668 1398 748L1402 860Q1402 888 1374 888L252 888Q225 888 225 850Z',
    glass: 'M262 600V472Q266 440 300 436H500V600ZM526 436H752V600H526ZM778 436H946Q1008 440 1052 496L1128 600H778Z',
    wheels: [450, 1172],
    radius: 104,
    doors: { x: [513, 765, 1140], from: 440, to: 862 },
    shoulder: 652,
    ends: [223, 1402],
  },
};

function wheel(x: number, radius: number): string {
  const y = 970 - radius;
  const spokes = [0, 72, 144, 216, 288].map(
    (angle) => `<path transform="rotate(${angle})" d="M-9 0L-15 ${-radius * 0.56}H15L9 0Z" fill="#cfd3d0"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius + 14}" fill="#17201b"/><g transform="translate(${x} ${y})"><circle r="${radius}" fill="#2a2d2b"/>
    <circle r="${radius * 0.66}" fill="#8b918d"/><circle r="${radius * 0.58}" fill="#4b504d"/>${spokes.join('')}<circle r="${radius * 0.15}" fill="#e9ebe8"/></g>`;
}

/** A car from its right side, its front to the right, as SVG. */
export function side(body: Body, colour: string): string {
  const car = sides[body];
  const [rear, front] = car.ends;
  const { x, from, to } = car.doors;
  const handles = x
    .slice(0, -1)
    .map((door) => `<rect x="${door + 14}" y="${car.shoulder + 16}" width="52" height="13" rx="6" fill="#17201b" opacity=".55"/>`);
  return `<ellipse cx="${(rear + front) / 2}" cy="968" rx="${(front - rear) / 2 + 30}" ry="24" fill="#17201b" opacity=".32"/>
    <clipPath id="body"><path d="${car.body}"/></clipPath>
    <path d="${car.body}" fill="${colour}"/>
    <g clip-path="url(#body)"><rect y="${car.shoulder + 96}" width="1600" height="300" fill="#17201b" opacity=".14"/>
      <rect y="862" width="1600" height="60" fill="#17201b" opacity=".62"/>
      <path d="M0 ${car.shoulder}H1600" stroke="#fff" stroke-width="7" opacity=".45"/>
      <path d="M${x.map((door) => `${door} ${from}V${to}`).join('M')}" fill="none" stroke="#17201b" stroke-width="4" opacity=".6"/>${handles.join('')}
      <path d="M${front - 96} ${car.shoulder + 22}L${front + 6} ${car.shoulder + 34}V${car.shoulder + 82}L${front - 74} ${car.shoulder + 62}Z" fill="#fdf6df" stroke="#17201b" stroke-width="5"/>
      <rect x="${rear - 20}" y="${car.shoulder + 10}" width="70" height="64" rx="10" fill="#b4261f" stroke="#17201b" stroke-width="5"/></g>
    <path d="${car.body}" fill="none" stroke="#17201b" stroke-width="8" stroke-linejoin="round"/>
    <path d="${car.glass}" fill="#33474b" stroke="#17201b" stroke-width="6" stroke-linejoin="round"/>
    <rect x="${(x.at(-1) ?? 0) - 50}" y="${car.shoulder - 66}" width="52" height="36" rx="14" fill="${colour}" stroke="#17201b" stroke-width="6"/>
    ${car.extra ?? ''}${car.wheels.map((centre) => wheel(centre, car.radius)).join('')}`;
}
