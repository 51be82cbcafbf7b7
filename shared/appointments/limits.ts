// Apart from the schemas: the rules need these, and pages that have no form need the rules without the checker of forms.

/** How far ahead an appointment can lie, in days. */
export const maxDaysAhead = 90;

/** How long an outcome can be disputed, in days. */
export const disputeDays = 7;

/** A sale under this share of the bid is looked at by the administrator. */
export const suspiciousShare = 0.9;
