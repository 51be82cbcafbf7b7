import type { ReactNode } from 'react';

export const lead = 'Usilipe. Hakuna biashara ya kweli hapa inayohitaji pesa kabla hujaona gari.';
export const whatToDo = 'Cha kufanya ukiombwa amana (deposit)';

export const headings = {
  now: 'Fanya hivi sasa',
  report: 'Tuambie',
  paid: 'Umeshalipa?',
  never: 'Tusichoomba kamwe',
  when: 'Wakati sahihi wa kulipa',
};

export const doNow = [
  'Usitume pesa, PIN ya M-Pesa wala msimbo, hata ukiharakishwa. “Kuna mnunuzi mwingine anakuja” ni maneno ya matapeli ya kukuharakisha.',
  'Hifadhi ujumbe na nambari ya simu. Andika ulipigiwa lini, na uliambiwa nini.',
  'Omba kuona gari kwanza. Muuzaji aliye nalo atakuonyesha.',
];

export const subject = 'Nimeombwa amana (deposit)';
export const writeTo = (address: ReactNode) => (
  <>
    Andikia {address} jina la muuzaji, gari, nambari uliyoambiwa utume pesa, na picha ya ujumbe. Tunajibu ndani ya saa 24 siku za kazi,
    tunamuuliza muuzaji, na tunamwondolea uthibitisho ikiwa ni kweli. Muuzaji hatajua kutoka kwetu ulichosema.
  </>
);
export const reportIt = 'Ripoti kwa barua pepe';

export const whenPaid = [
  'Pigia M-Pesa au benki yako mara moja uombe warudishe pesa: kila dakika ni muhimu.',
  'Ripoti kwenye kituo cha polisi na uombe nambari ya OB.',
  'Kisha utuandikie. Hatuwezi kukurudishia pesa, lakini tunaweza kumzuia tapeli asimwibie mwingine.',
];

export const neverMoney = (siteName: string) =>
  `Pesa kutoka kwa mnunuzi, iwe amana, ada ya miadi au “ada ya uthibitishaji”. Wanunuzi hawalipi ${siteName} chochote.`;
export const neverSecrets = 'Nenosiri lako, PIN yako ya M-Pesa, au msimbo wa SMS.';
export const neverToNumber = 'Malipo kwa nambari iliyoandikwa kwenye mazungumzo.';
export const isCheat = 'Anayeomba haya kwa jina letu ni tapeli, hata kama analijua gari vizuri.';

export const whenRight =
  'Ukishaona gari mchana, fundi wako ameliendesha, nambari ya chesisi ni ile ya logbook, na rekodi ya NTSA inakubaliana. Mlipe muuzaji, na upate risiti na mkataba wa mauzo uliotiwa saini.';
export const more = (questions: (name: string) => ReactNode) => <>Maelezo zaidi yako kwenye {questions('maswali ya wanunuzi')}.</>;
