/** Fewer like cars than this say nothing about a price (docs/domain/limits-and-money.md, "Like cars"). */
export const fewestAlike = 8;

/** As many prices as a page draws, one by one. */
const mostDrawn = 60;

/** The prices of these cars, sorted: of each dealer the two lowest, so that nobody makes the middle alone. */
export function twoOfEach(cars: readonly { price: number; dealer_id: string }[]): number[] {
  const byDealer = new Map<string, number>();
  return cars
    .toSorted((one, other) => one.price - other.price)
    .filter(({ dealer_id }) => {
      const nth = (byDealer.get(dealer_id) ?? 0) + 1;
      byDealer.set(dealer_id, nth);
      return nth <= 2;
    })
    .map(({ price }) => price);
}

/** The middle one of these prices, which are sorted; of an even number the mean of the two in the middle, in whole shillings. */
export function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return Math.round((low + high) / 2);
}

/** Of these prices, which are sorted, as many as can be drawn, evenly spread: the lowest and the highest always. */
export function drawnOf(sorted: readonly number[]): number[] {
  const step = Math.max(1, (sorted.length - 1) / (mostDrawn - 1));
  const count = Math.min(sorted.length, mostDrawn);
  return Array.from({ length: count }, (_, place) => sorted[Math.round(place * step)] ?? 0);
}
