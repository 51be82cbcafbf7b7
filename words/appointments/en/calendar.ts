// An entry of a calendar.
export const summary = (car: string) => `Viewing: ${car}`;
export const noPhone = 'no phone';
/** Who meets whom, each with their phone. */
export const meets = {
  pending: (buyer: string, dealer: string, site: string) => `${buyer} meets ${dealer}. Proposed on ${site}.`,
  confirmed: (buyer: string, dealer: string, site: string) => `${buyer} meets ${dealer}. Agreed on ${site}.`,
  completed: (buyer: string, dealer: string, site: string) => `${buyer} meets ${dealer}. Agreed on ${site}.`,
  cancelled: (buyer: string, dealer: string, site: string) => `${buyer} meets ${dealer}. Cancelled on ${site}.`,
};
export const withPhone = (name: string, phone: string) => `${name} (${phone})`;
