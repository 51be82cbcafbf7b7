/** The language of the file, as its own first line names it. */
export const language = 'EN';
export const summary = (car: string) => `Viewing: ${car}`;
export const withPhone = (name: string, phone: string) => `${name} (${phone})`;
export const withoutPhone = (name: string) => `${name} (no phone)`;
export const meets = (buyer: string, dealer: string) => `${buyer} meets ${dealer}.`;
/** How the viewing stands. */
export const stands = {
  pending: (site: string) => `Proposed on ${site}.`,
  confirmed: (site: string) => `Agreed on ${site}.`,
  completed: (site: string) => `Agreed on ${site}.`,
  cancelled: (site: string) => `Cancelled on ${site}.`,
};
