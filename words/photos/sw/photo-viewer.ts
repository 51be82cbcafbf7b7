export const of = (place: number, count: number) => `${place} kati ya ${count}`;
export const alt = (what: string, place: number, count: number) => `${what} (${place} kati ya ${count})`;
export const carFrom = (car: string, dealer: string) => `${car}, muuzaji ${dealer}`;
export const close = 'Funga';
export const previous = 'Picha iliyotangulia';
export const next = 'Picha inayofuata';
