import { Car } from './car-silhouette.tsx';

/**
 * A drawn landscape: Mount Kenya, Nairobi, acacias, a road and cars; in dark mode at night, with lamps lit. Decorative.
 * Fills its width; a phone shows the middle third.
 */
export function Scenery() {
  return (
    <svg className="scene" viewBox="0 0 1440 270" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="fill-sun" cx="905" cy="120" r="58" />
      <path
        className="fill-ridge-far"
        d="M0 200V140L80 112 130 128 190 92 250 124 300 104 370 140 470 122 560 96 620 62 650 50 664 26 678 40 694 18 712 56 740 66 800 104 900 128 1010 104 1110 134 1230 112 1340 136 1440 120V200z"
      />
      <path className="fill-town" d="M598 74 650 50 664 22 679 40 694 12 714 52 760 78 734 74 716 88 702 72 686 94 668 74 648 86 632 70z" />
      <path className="fill-snow" d="M656 51 665 32 679 48 694 23 707 53 699 51 688 66 677 53 666 62z" />
      <path
        className="fill-town"
        d="M236 180v-50h9v-12h12v12h6v50zM270 180v-70h-6l6-8h20l6 8h-6v70zM304 180v-38h16v38zM326 180v-90l7-10 7 10v90zM348 180v-54h18v54zM372 180v-32h20v32z"
      />
      <path className="fill-ridge-near" d="M0 176c120-34 220-28 330-6s230 26 350-8 220-26 330-4 240 20 430-26v118H0z" />
      <path className="fill-grass" d="M0 206c180-24 320-16 470-4s300 8 470-8 330-10 500 2v44H0z" />
      <Acacia x={742} y={208} size={1.1} />
      <Acacia x={92} y={212} size={0.9} />
      <Acacia x={1040} y={202} size={0.65} />
      <Acacia x={1352} y={212} size={1.2} />
      <path className="fill-shoulder" d="M0 214q360-5 720 0t720 0v20H0z" />
      <path className="fill-road" d="M0 221h1440v49H0z" />
      <path className="stroke-dash" d="M0 256h1440" strokeWidth="4" strokeDasharray="34 34" />
      <path
        className="scene-beam"
        d="m612 202 150 22v12l-150-26zM996 198l150 24v12l-150-28zM338 206l140 18v12l-140-24zM1346 196l94 16v12l-94-20z"
      />
      <g transform="translate(184 173) scale(1.22)">
        <Car body="hatch" colour="#4f7f9b" />
      </g>
      <g transform="translate(450 168) scale(1.32)">
        <Car body="wagon" colour="#b4431f" />
      </g>
      <g transform="translate(832 165) scale(1.36)">
        <Car body="pickup" colour="#f4f1e8" />
      </g>
      <g transform="translate(1184 165) scale(1.36)">
        <Car body="suv" colour="#1f5a3c" />
      </g>
    </svg>
  );
}

/** An acacia whose trunk stands on (x, y). */
export function Acacia({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="stroke-trunk"
        fill="none"
        strokeWidth="5"
        d="M0 0c2-24 0-34-5-44l-30-26M-4-42c6-14 18-20 40-30M-2-36C4-50 2-60 4-76"
      />
      <path className="fill-leaf" d="M-82-66c8-22 40-34 78-36 44-2 76 12 86 34-20-8-36-4-52-6-22-4-40 6-58 2s-34 2-54 6z" />
    </g>
  );
}

/** A string of pennants, as above a car yard. Decorative; fills its width. */
export function Bunting() {
  return (
    <svg className="block" width="100%" height="44" aria-hidden="true">
      <pattern id="pennants" width="160" height="44" patternUnits="userSpaceOnUse">
        <path fill="none" stroke="#f0ede4" strokeWidth="2" d="M0 2q80 18 160 0" />
        <path fill="#f6c51b" d="m10 5 24 4-14 22z" />
        <path fill="#f0ede4" d="m50 10 26 1-14 24z" />
        <path fill="#d9603a" d="m90 10 24-3-8 25z" />
        <path fill="#9ccbaf" d="m126 7 24-4-9 23z" />
      </pattern>
      <rect width="100%" height="44" fill="url(#pennants)" />
    </svg>
  );
}
