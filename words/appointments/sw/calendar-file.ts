export const language = 'SW';
export const summary = (car: string) => `Miadi ya kuona gari: ${car}`;
export const withPhone = (name: string, phone: string) => `${name} (${phone})`;
export const withoutPhone = (name: string) => `${name} (hana simu)`;
export const meets = (buyer: string, dealer: string) => `Mnunuzi ${buyer} anakutana na muuzaji ${dealer}.`;
export const stands = {
  pending: (site: string) => `Imependekezwa kwenye ${site}.`,
  confirmed: (site: string) => `Imekubaliwa kwenye ${site}.`,
  completed: (site: string) => `Imekubaliwa kwenye ${site}.`,
  cancelled: (site: string) => `Imeghairiwa kwenye ${site}.`,
};
