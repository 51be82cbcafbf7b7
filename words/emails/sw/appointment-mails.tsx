import type { ReactNode } from 'react';

export const car = 'Gari';
export const when = 'Wakati';
export const withWhom = 'Na';
export const phone = 'Simu';
export const place = 'Mahali';
export const addressAndMap = (address: string, map: (word: string) => ReactNode) => (
  <>
    {address} ({map('ramani')})
  </>
);
export const status = 'Hali';
export const statuses = {
  pending: 'inasubiri kuthibitishwa',
  confirmed: 'imethibitishwa',
  completed: 'imekamilika',
  cancelled: 'imeghairiwa',
};

export const confirmOrPropose = 'Thibitisha au pendekeza';
export const see = 'Ona miadi';
export const seePlace = 'Ona mahali na simu';
export const readAndAnswer = 'Soma na ujibu';

export const countsOnceConfirmed = 'Itahesabiwa ukishaithibitisha.';
export const newTimeCounts = 'Itahesabiwa ukishaithibitisha; wakati wa awali hauhesabiwi tena.';
export const calendarFile = 'miadi.ics';
export const forCalendar = 'Faili iliyoambatishwa inaiweka kwenye kalenda yako.';
export const neverPay = 'Usilipe kamwe kabla hujaona gari.';
export const cantMakeIt = 'Huwezi kufika? Tafadhali ghairi au pendekeza wakati mwingine, ili mtu asisubiri bure.';
export const advice = {
  buyer: 'Kutaneni mchana, kagua logbook na nambari ya chesisi, na usilipe chochote kabla hujaona gari.',
  dealer: 'Tafadhali weka tayari gari, logbook yake na kitambulisho chako.',
};
export const notRight = 'Kama si sawa, tafadhali tuandikie.';
export const weTellOnce = 'Tunakuambia mara moja; jumbe zaidi kwenye mazungumzo haya hazileti barua pepe nyingine hadi uzisome.';
