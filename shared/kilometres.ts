import { grouped } from './grouped.ts';

/** '78,400 km', with a no-break space, so that no line ends within it. */
export function kilometres(mileage: number): string {
  return `${grouped(Math.round(mileage))}\u00a0km`;
}
