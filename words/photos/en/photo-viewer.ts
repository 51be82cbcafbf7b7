// The photos as large as the window.
export const of = (place: number, count: number) => `${place} of ${count}`;
export const alt = (what: string, place: number, count: number) => `${what} (${place} of ${count})`;
export const carFrom = (car: string, dealer: string) => `${car} from ${dealer}`;
export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
