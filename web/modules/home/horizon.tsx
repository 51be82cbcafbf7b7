import type { CarLooks } from '../../../shared/cars/looks.ts';
import { Car } from '../../ui/car-silhouette.tsx';

/** A car on the road before the hills, where there is no photo of it. Decorative. */
export function Horizon({ car, className = '' }: { car: CarLooks; className?: string }) {
  return (
    <svg className={`bg-good-soft ${className}`} viewBox="0 0 320 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="fill-sun" cx="262" cy="34" r="17" />
      <path className="fill-ridge-far" d="M0 106 58 66l30 20 44-40 46 36 40-26 60 44 42-22v40H0z" />
      <path className="fill-ridge-near" d="M0 120q60-34 124-14t120-6 76 8v20H0z" />
      <path className="fill-grass" d="M0 122q90-16 170-6t150-6v24H0z" />
      <path className="fill-road" d="M0 130h320v40H0z" />
      <path className="stroke-dash" d="M0 158h320" strokeWidth="3" strokeDasharray="22 20" />
      <g transform="translate(58 63) scale(1.6)">
        <Car {...car} />
      </g>
    </svg>
  );
}
