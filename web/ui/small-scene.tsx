import { Car, type CarProps } from './car-silhouette.tsx';
import { Acacia } from './scenery.tsx';

/** A short piece of road with an acacia and one car, for screens with nothing on them. Decorative. */
export function SmallScene({ car }: { car: CarProps }) {
  return (
    <svg className="mx-auto block w-full max-w-72" viewBox="0 0 288 112" aria-hidden="true">
      <path className="fill-ridge-near" d="M0 92c40-34 92-42 138-18s96 8 150-14v32z" />
      <Acacia x={56} y={92} size={0.8} />
      <path className="fill-shoulder" d="M0 90h288v6H0z" />
      <path className="fill-road" d="M0 94h288v18H0z" />
      <path className="stroke-dash" d="M4 105h284" strokeWidth="2" strokeDasharray="18 18" />
      <g transform="translate(128 42) scale(1.05)">
        <Car {...car} />
      </g>
    </svg>
  );
}
