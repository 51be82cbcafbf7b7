// A photo that is looked at: on its card, then as large as the window.
export const none = 'No photo yet';
export const oneOf = (count: number) => `1 of ${count}`;
export const enlargeFirst = (count: number, what: string) => `Enlarge photo 1 of ${count}: ${what}`;
export const of = (place: number, count: number) => `${place} of ${count}`;
export const alt = (what: string, place: number, count: number) => `${what} (${place} of ${count})`;
export const carFrom = (car: string, dealer: string) => `${car} from ${dealer}`;
export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
