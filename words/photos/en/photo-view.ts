// The photo of a car, large, on its card.
export const none = 'No photo yet';
export const oneOf = (count: number) => `1 of ${count}`;
export const enlargeFirst = (count: number, what: string) => `Enlarge photo 1 of ${count}: ${what}`;
