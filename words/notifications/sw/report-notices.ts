export const answered = 'Tumeangalia ripoti yako';
export const reported = {
  request: (car: string) => `Uliripoti ombi la ${car}.`,
  bid: (car: string) => `Uliripoti ofa kwa ${car}.`,
  car: (car: string) => `Uliripoti gari ${car}.`,
  message: (car: string) => `Uliripoti ujumbe kuhusu ${car}.`,
  review: (_: string, person: string) => `Uliripoti maoni kuhusu muuzaji ${person}.`,
  person: (_: string, person: string) => `Ulimripoti ${person}.`,
};
export const reportedUnknown = { review: 'Uliripoti maoni.', person: 'Uliripoti mtu.' };
export const photosRemoved = 'Baadhi ya picha zimeondolewa.';
export const unfounded = {
  request: 'Hatukupata chochote kinachovunja kanuni zetu, kwa hivyo ombi linabaki.',
  bid: 'Hatukupata chochote kinachovunja kanuni zetu, kwa hivyo ofa inabaki.',
  car: 'Hatukupata chochote kinachovunja kanuni zetu, kwa hivyo gari linabaki.',
  message: 'Hatukupata chochote kinachovunja kanuni zetu, kwa hivyo ujumbe unabaki.',
  review: 'Hatukupata chochote kinachovunja kanuni zetu, kwa hivyo maoni yanabaki.',
  person: 'Hatukupata chochote kinachovunja kanuni zetu.',
};
export const removed = {
  request: 'Ombi limeondolewa.',
  bid: 'Ofa imeondolewa.',
  car: 'Gari limeondolewa.',
  message: 'Ujumbe umeondolewa.',
  review: 'Maoni yameondolewa.',
  person: 'Si muuzaji aliyethibitishwa tena.',
};
export const warned = {
  request: 'Tumempa mnunuzi onyo.',
  bid: 'Tumempa muuzaji onyo.',
  car: 'Tumempa muuzaji onyo.',
  message: 'Tumempa onyo aliyeuandika.',
  review: 'Tumempa mnunuzi onyo.',
  person: 'Tumempa onyo.',
};
export const why = (reason: string) => `Sababu: “${reason}”`;

export const warning = 'Onyo kutoka kwa timu yetu';
export const photosRemovedTitle = 'Timu yetu imeondoa picha zako';
export const somethingRemovedTitle = 'Timu yetu imeondoa ulichoweka';
export const about = {
  request: (car: string) => `Ni kuhusu ombi lako la ${car}.`,
  bid: (car: string) => `Ni kuhusu ofa yako kwa ${car}.`,
  car: (car: string) => `Ni kuhusu gari lako ${car}.`,
  message: (car: string) => `Ni kuhusu ujumbe ulioandika juu ya ${car}.`,
  review: (car: string) => `Ni kuhusu maoni yako baada ya kuona gari ${car}.`,
  person: (_: string) => 'Ni kuhusu akaunti yako.',
};
export const wrote = (reason: string) => `Timu yetu imeandika: “${reason}”`;
export const please = {
  request: 'Kwa sasa linabaki lilivyo; unaweza kulifuta na kuweka lingine.',
  bid: 'Kwa sasa inabaki. Kabla ya kutuma nyingine, tafadhali kagua gari, bei, logbook na maneno yako.',
  car: 'Kwa sasa linabaki; tafadhali rekebisha kasoro.',
  message: 'Kwa sasa unabaki. Tafadhali andika kwa heshima, usiombe amana (deposit), na usiandike maelezo ya siri.',
  review: 'Kwa sasa yanabaki. Tafadhali andika maoni ya kweli na ya heshima, bila maelezo ya siri.',
  person: 'Kuanzia sasa tafadhali fuata kanuni zetu.',
};
