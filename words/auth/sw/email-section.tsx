import type { ReactNode } from 'react';

export const ofServer = 'The administrator’s email is a setting of the server: ADMIN_EMAIL.';
export const verified = 'imethibitishwa';
export const notVerified = 'haijathibitishwa: fungua kiungo kwenye barua pepe tuliyokutumia';
export const waits = (email: ReactNode, asked: string, hours: number) => (
  <>
    {email} itatumika ukifungua kiungo tulichotuma huko, {asked}. Kiungo kinafanya kazi kwa saa {hours}; kabla ya hapo unaingia kwa barua
    pepe ya sasa.
  </>
);
export const sendAgain = 'Tuma tena';
export const sentAgain = 'Fungua barua pepe yetu ya mwisho na uguse kitufe chake';
export const sentAgainToNew = 'Fungua barua yetu ya mwisho kwenye anwani mpya';
export const notSent = 'Barua pepe haikutumwa';
export const takeBack = 'Ghairi';
export const takenBack = 'Barua pepe yako imebaki ilivyo';
export const notTakenBack = 'Imeshindwa kughairi';
export const change = 'Badilisha barua pepe';

export const newEmail = 'Barua pepe mpya';
export const mailLink = 'Nitumie kiungo';
export const checkMail = 'Angalia barua pepe yako mpya';
export const notChanged = 'Barua pepe yako haikubadilishwa';
export const aNewEmail = 'Barua pepe mpya';
export const whyProof = 'Kwa barua pepe yako mtu anaweza kuchukua akaunti yako yote.';
export const changeIt = 'Badilisha';
export const bothMailed = 'Anwani zote mbili zitapata barua pepe.';
