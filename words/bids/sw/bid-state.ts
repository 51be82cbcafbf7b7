export const waitingForYou = 'Inasubiri jibu lako';
export const waitingForBuyer = 'Inasubiri mnunuzi';
export const accepted = (day: string) => `Ilikubaliwa ${day}`;
export const rejected = (day: string) => `Ilikataliwa ${day}`;
export const removed = (day: string) => `Iliondolewa na timu yetu ${day}`;
export const withdrawn = (day: string) => `Iliondolewa na muuzaji ${day}`;
export const requestClosed = 'Ombi limefungwa';
export const frozen = 'Imesimamishwa: inachunguzwa';
export const youNotVerified = 'Hujathibitishwa kwa sasa';
export const dealerNotVerified = 'Muuzaji huyu hajathibitishwa kwa sasa';
export const carOffMarket = 'Gari lake haliko sokoni kwa sasa';

export const gone = (what: string, day: string) => `${what} (${day})`;
export const youCanName = (gone: string) => `${gone}: unaweza kutaja lingine`;
export const dealerCanName = (gone: string) => `${gone}: muuzaji anaweza kutaja lingine`;
export const pleaseAnswer = (gone: string) => `${gone}: tafadhali jibu kuhusu lingine`;
export const buyerAnswers = (gone: string) => `${gone}: mnunuzi atajibu kuhusu lingine`;

export const yourLimit = {
  at: 'sawa na bajeti yako',
  below: (amount: string) => `${amount} chini ya bajeti yako`,
  above: (amount: string) => `${amount} zaidi ya bajeti yako`,
};
export const theLimit = {
  at: 'sawa na bajeti',
  below: (amount: string) => `${amount} chini ya bajeti`,
  above: (amount: string) => `${amount} zaidi ya bajeti`,
};
export const budget = (words: string) => `Bajeti ${words}`;

export const isNew = 'Mpya';
export const sent = (when: string) => `Ilitumwa ${when}`;
export const openViewing = 'Fungua miadi';
