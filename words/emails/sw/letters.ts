import { sw as plural } from '../../plural.ts';

const linkWorks = (hours: number) =>
  plural(hours, { one: 'Kiungo kinafanya kazi kwa saa moja.', other: 'Kiungo kinafanya kazi kwa muda wa saa #.' });
export const verify = {
  subject: (site: string) => `Thibitisha barua pepe yako ya ${site}`,
  preview: 'Gusa mara moja, nasi tutajua kuwa anwani hii ni yako.',
  heading: 'Je, hii ni barua pepe yako?',
  button: 'Thibitisha barua pepe',
  why: 'Umepata barua pepe hii kwa sababu mtu fulani, tunatumai ni wewe, alitoa anwani hii.',
  opened: (site: string) =>
    `Mtu fulani, tunatumai ni wewe, alifungua akaunti ya ${site} kwa anwani hii. Tafadhali ithibitishe, ili habari za ofa na miadi yako zikufikie.`,
  linkWorks,
  notYou: 'Si wewe? Basi usifanye chochote.',
};
export const reset = {
  subject: (site: string) => `Chagua nenosiri jipya la ${site}`,
  preview: 'Kiungo cha kuchagua nenosiri jipya.',
  heading: 'Chagua nenosiri jipya',
  button: 'Chagua nenosiri jipya',
  why: 'Umepata barua pepe hii kwa sababu mtu fulani aliomba nenosiri jipya kwa anwani hii.',
  asked: (hours: number) =>
    plural(hours, {
      one: 'Uliomba nenosiri jipya. Kiungo hiki kinatumika mara moja tu, ndani ya saa moja. Ukichagua nenosiri jipya, utaondolewa kwenye vifaa vingine vyote.',
      other:
        'Uliomba nenosiri jipya. Kiungo hiki kinatumika mara moja tu, ndani ya muda wa saa #. Ukichagua nenosiri jipya, utaondolewa kwenye vifaa vingine vyote.',
    }),
  notYou: 'Si wewe? Basi usifanye chochote: nenosiri lako litabaki lilivyo.',
};
export const secondStep = {
  subject: (site: string) => `Kiungo chako cha kuingia ${site}`,
  preview: 'Kinachukua nafasi ya msimbo wa simu yako.',
  heading: 'Ingia bila msimbo',
  button: 'Niingize',
  why: 'Umepata barua pepe hii kwa sababu mtu fulani aliandika nenosiri lako, kisha misimbo mitano isiyo sahihi.',
  typed: (site: string) =>
    `Mtu fulani, tunatumai ni wewe, aliandika nenosiri la akaunti yako ya ${site} kwenye kivinjari kipya, kisha misimbo mitano isiyo sahihi. Kiungo hiki kinachukua nafasi ya msimbo, mara moja tu.`,
  linkWorks,
  notYou: 'Si wewe? Basi usikifungue: kuna anayejua nenosiri lako. Chagua jipya mara moja.',
};
export const changeEmail = {
  subject: (site: string) => `Thibitisha barua pepe yako mpya ya ${site}`,
  preview: 'Anwani yako mpya itatumika ukishaithibitisha.',
  heading: 'Thibitisha barua pepe yako mpya',
  button: 'Tumia barua pepe hii',
  why: 'Umepata barua pepe hii kwa sababu mtu fulani aliomba kutumia anwani hii kwa akaunti yake.',
  asked: (site: string) => `Uliomba kutumia anwani hii kwa akaunti yako ya ${site}. Hadi uithibitishe, ile ya zamani inabaki.`,
  linkWorks,
  notYou: 'Si wewe? Basi usifanye chochote.',
};
export const emailMoved = {
  subject: (site: string) => `Akaunti yako ya ${site} sasa ina barua pepe nyingine`,
  preview: 'Ni wewe? Basi huhitaji kufanya chochote.',
  heading: 'Barua pepe yako imebadilishwa',
  button: 'Si mimi: nisaidieni',
  why: 'Umepata barua pepe hii kwa sababu hii ndiyo iliyokuwa anwani ya akaunti hadi sasa.',
  moved: (site: string) =>
    `Akaunti yako ya ${site} sasa ina anwani nyingine. Kwa anwani hii huwezi tena kuingia wala kuomba nenosiri jipya.`,
  accountOf: 'Akaunti ya',
  changedOn: 'Ilibadilishwa',
  signedOut: 'Kila aliyekuwa ameingia kwingine ameondolewa. Ni wewe? Basi huhitaji kufanya chochote.',
  notYou: (address: string) =>
    `Si wewe? Basi kuna anayejua nenosiri lako. Tuandikie sasa kutoka kwa anwani hii, ili tumzuie anayejifanya wewe: ${address}.`,
};
export const offers = {
  subject: (count: number, car: string) => `Ofa ${count} mpya kwa ${car}`,
  preview: (price: string) => `Ya bei ya chini zaidi ni ${price}.`,
  heading: (count: number, car: string) => `Ofa ${count} mpya kwa ombi lako la ${car}`,
  button: 'Linganisha ofa',
  budget: 'Bajeti yako',
  lowestFirst: 'Zikianza na ya bei ya chini zaidi:',
  more: (count: number) => plural(count, { one: 'Na nyingine 1.', other: 'Na nyingine #.' }),
  compare: 'Zilinganishe na ofa zako nyingine. Kukubali ni bure: kwanza unaona gari.',
};
