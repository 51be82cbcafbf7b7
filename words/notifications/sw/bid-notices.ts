export const placed = {
  title: (price: string) => `Ofa mpya: ${price}`,
  body: (dealer: string, car: string) => `Muuzaji ${dealer} amekupa ofa kwa ombi lako la ${car}.`,
  subject: (price: string, car: string) => `Ofa mpya: ${price} kwa ${car}`,
};
export const accepted = {
  title: 'Ofa yako imekubaliwa',
  body: (buyer: string, price: string, car: string) =>
    `Mnunuzi ${buyer} amekubali ${price} kwa ombi la ${car}, na sasa anaweza kupanga kuona gari.`,
  subject: (car: string) => `Ofa yako kwa ${car} imekubaliwa`,
};
export const notTaken = {
  title: 'Ofa yako haikuchaguliwa',
  rejected: (price: string, car: string) => `Mnunuzi amekataa ${price} kwa ombi la ${car}.`,
  outsold: (car: string) => `Mnunuzi amechagua gari lingine kwa ombi la ${car}.`,
  subject: (car: string) => `Ofa yako kwa ${car} haikuchaguliwa`,
};
export const dealerLeft = {
  title: 'Ofa imeondolewa',
  titleOfAccepted: 'Muuzaji wa ofa uliyokubali ameondoka',
  body: (price: string, car: string) => `Muuzaji aliyetoa ofa ya ${price} kwa ombi lako la ${car} amefunga akaunti yake.`,
  bodyOfAccepted: (price: string, car: string) =>
    `Muuzaji aliyetoa ofa ya ${price} kwa ombi lako la ${car} amefunga akaunti yake. Huwezi tena kupanga kuona gari la ofa hiyo.`,
  subject: (car: string) => `Muuzaji aliyekupa ofa kwa ${car} ameondoka`,
};
