// The first rows of every exported file.
export const currency = (currency: string) => `Reporting currency: ${currency}`;
/** Before when the file was made. */
export const made = 'Made';
