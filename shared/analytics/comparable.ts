type Pair = { now: number | null; before: number | null };

/** From how many cases on, on both sides, two figures are compared: of fewer, chance says more than the change. */
const fewestCases = 10;

/** Whether a figure that comes from so many cases can be compared with the one before (docs/domain/limits-and-money.md, "Analytics"). */
export function isComparable({ now, before }: Pair): boolean {
  return Math.min(now ?? 0, before ?? 0) >= fewestCases;
}

/** The figure of the period before, null where it is not to be compared. A count is its own cases, every other figure names those it comes from. */
export const comparedBefore = (figure: Pair, cases: Pair = figure) => (isComparable(cases) ? figure.before : null);

/** A figure's row in a table of 'This period' and 'Period before'. */
export const comparedRow = (name: string, figure: Pair, cases?: Pair) => [name, figure.now, comparedBefore(figure, cases)];
