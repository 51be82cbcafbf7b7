/** The address that calls a number as it is written: of '+254 (0)700-000 000' its digits and the plus. */
export const telLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
