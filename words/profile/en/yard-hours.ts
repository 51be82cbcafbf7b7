export const opensMissing = 'Please say when the yard opens';
export const closesMissing = 'Please say when the yard closes';
export const closesFirst = 'The yard closes before it opens';
export const neverOpen = 'The yard has to be open on at least one day';
/** Days of the same hours: 'Monday to Saturday'. */
export const daysTo = (first: string, last: string) => `${first} to ${last}`;
/** On these days. */
export const closed = 'closed';
