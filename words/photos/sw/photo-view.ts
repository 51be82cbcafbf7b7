export const none = 'Bado hakuna picha';
export const oneOf = (count: number) => `1 kati ya ${count}`;
export const enlargeFirst = (count: number, what: string) => `Kuza picha 1 kati ya ${count}: ${what}`;
