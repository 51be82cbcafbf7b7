import { sw as plural } from '../../plural.ts';

export const passwordChanged = { title: 'Nenosiri lako limebadilishwa', body: 'Si wewe? Chagua jipya mara moja.' };
export const emailChanged = {
  title: 'Barua pepe yako imebadilishwa',
  body: 'Sasa unaingia kwa barua pepe mpya; tumeijulisha ile ya zamani. Si wewe? Tuandikie mara moja.',
};
export const secondFactor = {
  on: {
    title: 'Hatua ya pili ya kuingia imewashwa',
    body: 'Ukiingia kwa kivinjari tusichokijua, utahitaji pia msimbo kutoka kwa simu yako.',
  },
  codes: { title: 'Una misimbo mipya ya akiba', body: 'Ile ya zamani haifanyi kazi tena.' },
  off: { title: 'Hatua ya pili ya kuingia imezimwa', body: 'Sasa nenosiri pekee linafungua akaunti yako.' },
  cleared: {
    title: 'Timu yetu imezima hatua yako ya pili ya kuingia',
    body: 'Nenosiri pekee linafungua akaunti yako hadi uiweke tena.',
  },
  cleared_on_machine: {
    title: 'Hatua yako ya pili ya kuingia imezimwa kwenye seva',
    body: 'Utakapoingia tena, utaombwa kuiweka upya.',
  },
  unreadable: {
    title: 'Hatua ya pili ya kuingia imezimwa',
    body: 'Tovuti ilirejeshwa bila ufunguo wake. Tafadhali iweke upya.',
  },
};
export const notYou = 'Si wewe? Badilisha nenosiri lako mara moja.';
export const recoveryCodeUsed = {
  title: 'Msimbo wa akiba umetumika',
  left: (count: number) => plural(count, { one: 'Umebaki msimbo mmoja.', other: 'Imebaki misimbo #.' }),
};
export const newBrowser = {
  title: 'Kuna aliyeingia kwenye akaunti yako kwa kivinjari kipya',
  body: 'Si wewe? Chagua nenosiri jipya mara moja.',
};
export const exportReady = { title: 'Nakala ya data yako iko tayari', body: 'Unaweza kuipakua kwa siku moja.' };

export const verified = {
  title: 'Biashara yako imethibitishwa',
  body: 'Sasa unaweza kutoa ofa kwa kila ombi lililo wazi.',
  subject: (dealer: string) => `Biashara yako ${dealer} imethibitishwa`,
};
export const revoked = {
  title: 'Uthibitisho wako umeondolewa',
  body: 'Huwezi kutoa ofa, kuthibitisha miadi wala kupendekeza wakati hadi timu yetu ikuthibitishe tena.',
  because: (reason: string) =>
    `Sababu: “${reason}” Huwezi kutoa ofa, kuthibitisha miadi wala kupendekeza wakati hadi timu yetu ikuthibitishe tena.`,
  subject: (dealer: string) => `Uthibitisho wa ${dealer} umeondolewa`,
};
export const licenceAsked = {
  title: 'Bado hujatoa nambari ya leseni yako',
  body: 'Tafadhali iongeze.',
  subject: (dealer: string) => `Nambari ya leseni ya ${dealer} bado haijatolewa`,
};
export const moreAsked = {
  title: 'Timu yetu inahitaji kitu ili ikuthibitishe',
  subject: (dealer: string) => `Kuna kinachohitajika kuthibitisha ${dealer}`,
};
export const changeApproved = {
  title: 'Mabadiliko ya maelezo ya biashara yako yamekubaliwa',
  body: 'Kuanzia sasa wanunuzi wanaona maelezo mapya.',
  subject: (dealer: string) => `Maelezo mapya ya ${dealer} yamekubaliwa`,
};
export const changeRefused = {
  title: 'Mabadiliko ya maelezo ya biashara yako yamekataliwa',
  body: (reason: string) => `Sababu: “${reason}” Wanunuzi wanaendelea kuona maelezo ya zamani.`,
  subject: (dealer: string) => `Maelezo mapya ya ${dealer} yamekataliwa`,
};
export const dealerUnavailable = {
  title: (dealer: string) => `Muuzaji ${dealer} si muuzaji aliyethibitishwa tena`,
  body: 'Usilipe chochote kabla hujatuuliza. Kwa sasa huwezi kukubali ofa zake wala kupanga kuona gari lake.',
};
