/** From how many cases on, on both sides, two figures are compared: of fewer, chance says more than the change. */
const fewestCases = 10;

/** Whether a figure that comes from so many cases can be compared with the one before (docs/domain/limits-and-money.md, "Analytics"). */
export function isComparable({ now, before }: { now: number | null; before: number | null }): boolean {
  return Math.min(now ?? 0, before ?? 0) >= fewestCases;
}
