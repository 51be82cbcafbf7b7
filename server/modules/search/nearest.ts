/** Whether one insertion, loss, change or swap of neighbours makes one word of the other. */
export function isOneEdit(typed: string, known: string): boolean {
  const [a, b] = [[...typed], [...known]];
  const same = a.findIndex((letter, at) => letter !== b[at]);
  const from = same < 0 ? a.length : same;
  const [restOfTyped, restOfKnown] = [a.slice(from), b.slice(from)];
  const isRest = (one: string[], other: string[]) => one.join('') === other.join('');
  if (a.length + 1 === b.length) return isRest(restOfTyped, restOfKnown.slice(1));
  if (a.length === b.length + 1) return isRest(restOfTyped.slice(1), restOfKnown);
  if (a.length !== b.length || restOfTyped.length === 0) return false;
  const isSwap = restOfTyped[0] === restOfKnown[1] && restOfTyped[1] === restOfKnown[0];
  return isRest(restOfTyped.slice(1), restOfKnown.slice(1)) || (isSwap && isRest(restOfTyped.slice(2), restOfKnown.slice(2)));
}
