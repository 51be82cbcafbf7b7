import { sw as plural } from '../../plural.ts';

export const ownSet = {
  active: {
    title: (car: string) => `Ombi lako limefunguliwa tena: ${car}`,
    body: 'Timu yetu imelifungua tena: wauzaji wanaweza kutoa ofa, na unaweza kuzijibu.',
  },
  completed: {
    title: (car: string) => `Ombi lako limefungwa: ${car}`,
    body: 'Timu yetu imerekodi kuwa limekamilika: huwezi tena kukubali ofa wala kupanga miadi kwa ombi hili. Si sawa? Tafadhali tuandikie.',
  },
  cancelled: {
    title: (car: string) => `Ombi lako limefungwa: ${car}`,
    body: 'Timu yetu imelighairi: huwezi tena kukubali ofa wala kupanga miadi kwa ombi hili. Si sawa? Tafadhali tuandikie.',
  },
};

export const closed = {
  title: (car: string) => `Ombi limefungwa: ${car}`,
  completed: 'Mnunuzi amepata gari; ofa yako imefungwa.',
  cancelled: 'Limeghairiwa: ofa na miadi haziwezi tena kukubaliwa wala kuthibitishwa kwa ombi hili.',
};
export const reopened = { title: (car: string) => `Ombi limefunguliwa tena: ${car}`, body: 'Ofa yako inahesabiwa tena.' };
export const deleted = { title: (car: string) => `Ombi limefutwa: ${car}`, body: 'Mnunuzi amelifuta, pamoja na ofa yako.' };

export const carAsked = {
  title: (car: string) => `Umeombwa ofa: ${car}`,
  body: (buyer: string, car: string, price: string) =>
    `Mnunuzi ${buyer} ameona gari lako ${car} la ${price} na kuweka ombi. Kila muuzaji aliyethibitishwa anaweza kulitolea ofa.`,
  subject: (car: string) => `Mnunuzi anaomba ofa: ${car}`,
};
export const phoneRevealed = {
  title: (dealer: string) => `Muuzaji ${dealer} amefungua nambari yako ya simu`,
  body: (car: string) => `Uliitoa kwenye ombi lako la ${car}.`,
};
export const newRequests = {
  title: (count: number) => plural(count, { one: 'Ombi 1 jipya', other: 'Maombi # mapya' }),
  subject: (count: number) => plural(count, { one: 'Ombi 1 jipya tangu jana', other: 'Maombi # mapya tangu jana' }),
};
