import type { BodyType } from '../../shared/cars/body.ts';

interface Drawing {
  shell: string;
  glass: string;
  /** Pipes and bars, drawn as thick lines in the outline's colour. */
  bars?: string;
  /** The x and the radius of the rear wheel and of the front wheel. */
  wheels: [rear: [x: number, radius: number], front: [x: number, radius: number]];
  /** Position of the lamps. */
  lamps: [rear: number, front: number, height: number];
}

// Each in a box of 128 × 52, facing right, wheels on y = 50.
const drawings: Record<BodyType, Drawing> = {
  hatch: {
    shell: 'M11 40V26C13 14 20 8 31 8h30c11 0 19 6 26 13l19 4q9 2 10 9v6q0 3-3 3H14q-3 0-3-3z',
    glass: 'M18 21c2-6 7-9.5 14-9.5h10V21zM46 11.5h14c8 0 14 4 20 9.5H46z',
    wheels: [
      [31, 9],
      [94, 9],
    ],
    lamps: [11.5, 110.5, 28],
  },
  saloon: {
    shell: 'M4 40v-9q0-6 6-7l17-2C35 12 42 8 51 8h18c10 0 17 6 25 14l20 3q8 1.5 9 8v7q0 3-3 3H7q-3 0-3-3z',
    glass: 'M34 22c5-7 10-10.5 17-10.5h7V22zM62 11.5h7c7 0 12 4 18 10.5H62z',
    wheels: [
      [28, 9],
      [99, 9],
    ],
    lamps: [4.5, 116, 29],
  },
  suv: {
    shell: 'M6 39V18C7 9 10 6 17 6h55c8 0 13 6 19 13l21 3q9 1.5 10 9v8q0 3-3 3H9q-3 0-3-3zM19 3h48v3H19z',
    glass: 'M12 19c0-7 2-9.5 7-9.5h11V19zM34 9.5h17V19H34zM55 9.5h16c5 0 9 4.5 13 9.5H55z',
    wheels: [
      [29, 10.5],
      [98, 10.5],
    ],
    lamps: [6.5, 115, 26],
  },
  wagon: {
    shell: 'M4 40V28C6 15 11 8 22 8h46c10 0 17 6 25 14l21 3q8 1.5 9 8v7q0 3-3 3H7q-3 0-3-3z',
    glass: 'M11 21.5c2-7 6-10 12-10h8v10zM35 11.5h20v10H35zM59 11.5h9c7 0 12 4 18 10H59z',
    wheels: [
      [28, 9],
      [99, 9],
    ],
    lamps: [4.5, 116, 29],
  },
  coupe: {
    shell: 'M4 40v-8q0-4 6-5l18-3c10-9 21-13 33-13 14 0 24 6 33 13l20 4q8 2 9 7v5q0 3-3 3H7q-3 0-3-3z',
    glass: 'M36 24c7-6 14-9.5 25-9.5V24zM65 14.5c9 .5 15 4 21 9.5H65z',
    wheels: [
      [28, 9.5],
      [99, 9.5],
    ],
    lamps: [4.5, 116, 31],
  },
  pickup: {
    shell: 'M4 39V22q0-2 2-2h44V11q0-5 5-5h19c8 0 12 6 17 14l21 2q9 1.5 9 9v8q0 3-3 3H7q-3 0-3-3z',
    glass: 'M54 19.5V12q0-2.5 3-2.5h3v10zM64 9.5h10c5 0 8 4.5 12 10H64z',
    wheels: [
      [28, 10.5],
      [98, 10.5],
    ],
    lamps: [4.5, 115, 26],
  },
  van: {
    shell: 'M5 40V11q0-6 7-6h68c11 0 17 6 23 17l13 4q6 2 6 8v6q0 3-3 3H8q-3 0-3-3z',
    glass: 'M10 22V12q0-3 3-3h14v13zM31 9h21v13H31zM56 9h21v13H56zM81 9c9 0 12 6 17 13H81z',
    wheels: [
      [28, 9],
      [98, 9],
    ],
    lamps: [5.5, 115, 29],
  },
  bus: {
    shell: 'M3 40V7q0-5 5-5h107q7 0 8 7l2 22v9q0 3-3 3H6q-3 0-3-3z',
    glass: 'M8 7h18v15H8zM29 7h18v15H29zM50 7h18v15H50zM71 7h18v15H71zM93 7h23q2 0 2.3 2l2 17H93z',
    wheels: [
      [27, 9.5],
      [97, 9.5],
    ],
    lamps: [3.5, 118.5, 32],
  },
  lorry: {
    shell: 'M3 2h77v33H3zM80 38V35h4V14q0-4 4-4h20q4 0 5 4l4 14q2 1 2 4v8q0 3-3 3H8q-3 0-3-3v-5h75z',
    glass: 'M91 26V16.5q0-2.5 2.5-2.5h12q2 0 2.6 2l3 10z',
    bars: 'M22 6v25M41 6v25M60 6v25',
    wheels: [
      [27, 9.5],
      [102, 9.5],
    ],
    lamps: [5.5, 112.5, 32],
  },
  tractor: {
    shell: 'M22 2h40q3 0 3 4H19q0-4 3-4zM22 24c4-5 9-7 16-7h24l5 4h39q9 0 9 9v8H52z',
    glass: 'M31 7h26l4 14H31z',
    bars: 'M27 6v12M60 6l3 14M84 21V7',
    wheels: [
      [36, 17],
      [100, 10.5],
    ],
    lamps: [30, 108, 25],
  },
  motorbike: {
    shell: 'M24 18q2-3 6-2l16 3q9-8 20-8 11 1 13 8l-3 7H44q-9 0-20-8zM48 30h24l-4 12H52z',
    glass: 'M28 16l18 3q-1 4-8 4-6-1-10-7z',
    bars: 'M30 38 50 27M77 9l18 30M70 8h9',
    wheels: [
      [30, 12],
      [95, 12],
    ],
    lamps: [20, 83, 14],
  },
};

export interface CarProps {
  body: BodyType;
  /** Any CSS colour; the text colour by default. */
  colour?: string | undefined;
}

/** A car from its right side for use inside another SVG, outlined in the text colour: 128 × 52, wheels on y = 50. */
export function Car({ body, colour = 'currentColor' }: CarProps) {
  const { shell, glass, bars, wheels, lamps } = drawings[body];
  const [rear, front, height] = lamps;
  return (
    <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <path d={shell} fill={colour} />
      <path d={glass} fill="#26302b" stroke="none" />
      <path d={`M${rear} ${height}h4v6h-4z`} fill="#b4431f" stroke="none" />
      <path d={`M${front} ${height}h6v4h-6z`} fill="#f8e6a0" stroke="none" />
      {bars && <path d={bars} strokeWidth="3" fill="none" />}
      {wheels.map(([x, radius]) => (
        <g key={x}>
          <circle cx={x} cy={50 - radius} r={radius} fill="#17201b" />
          <circle cx={x} cy={50 - radius} r={radius / 2} fill="#d9d2c1" stroke="none" />
        </g>
      ))}
    </g>
  );
}

/**
 * A car from the side, under 1 KB: drawn from what is known of a car that has no photo (`carLooks`). Fills the width of its container unless a class says otherwise.
 * With a `title` it is an image with that name; without one it is decorative.
 */
export function CarSilhouette({ title, className, ...car }: CarProps & { title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 128 52"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Car {...car} />
    </svg>
  );
}
