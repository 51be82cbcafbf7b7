// Not in schema.ts: the rules use these, and a page that uses the rules but has no form must not load zod.

/** How far in the future an appointment can be, in days. */
export const maxDaysAhead = 90;

/** From when until when a viewing can start, in Nairobi. One agreed on before this rule stays valid outside. */
export const viewingHours = { from: '06:00', to: '20:00' };

/** How long an outcome can be disputed, in days. */
export const disputeDays = 7;

/** A sale under this share of the bid's price is checked by the administrator. */
export const suspiciousShare = 0.9;

/** The longest decision about a dispute, and what a party says of it, in characters. */
export const longestOfDispute = 1000;
