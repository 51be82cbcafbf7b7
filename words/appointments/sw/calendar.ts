export const summary = (car: string) => `Kuona gari: ${car}`;
export const noPhone = 'hakuna simu';
export const meets = {
  pending: (buyer: string, dealer: string, site: string) => `${buyer} atakutana na ${dealer}. Imependekezwa kwenye ${site}.`,
  confirmed: (buyer: string, dealer: string, site: string) => `${buyer} atakutana na ${dealer}. Imekubaliwa kwenye ${site}.`,
  completed: (buyer: string, dealer: string, site: string) => `${buyer} atakutana na ${dealer}. Imekubaliwa kwenye ${site}.`,
  cancelled: (buyer: string, dealer: string, site: string) => `${buyer} atakutana na ${dealer}. Imeghairiwa kwenye ${site}.`,
};
export const withPhone = (name: string, phone: string) => `${name} (${phone})`;
