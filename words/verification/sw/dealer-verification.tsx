import type { ReactNode } from 'react';

export const notLoaded = 'Taarifa za biashara yako zimeshindwa kupakia';
export const loading = 'Inapakia taarifa za biashara yako';
export const verifiedDealer = 'Muuzaji aliyethibitishwa';
export const pending = 'Unasubiri kuthibitishwa';
export const suspended = 'Umesimamishwa';

export const youAreVerified = 'Umethibitishwa';
export const openRequests = 'Fungua maombi ya wanunuzi na utoe ofa yenye bei yako bora, mara moja kwa kila ombi.';
export const answerProposal = 'Jibu miadi anayopendekeza mnunuzi na mkutane ana kwa ana.';
export const whatYouOwe = (site: string, percent: number) =>
  `Baada ya kuuza unadaiwa na ${site} ${percent}% ya bei ya mwisho, hakuna kingine.`;
export const startBidding = 'Anza kutoa ofa';
export const toDashboard = 'Nenda kwenye dashibodi';

export const checking = 'Tunakagua biashara yako';
export const accountSuspended = 'Akaunti yako imesimamishwa';
export const noCheckNow = 'Kwa sasa hatukagui biashara yako. Kusimamishwa kukiisha, utathibitishwa tena kama ulikuwa umethibitishwa.';
export const withdrawnOn = (day: string) => `Uthibitisho wako uliondolewa ${day}`;
export const neededOn = (day: string) => `Timu yetu inahitaji kitu, tangu ${day}`;
export const changedSince = 'Umebadilisha taarifa zako tangu hapo; timu yetu itaziangalia tena.';

export const reviewing = 'Timu yetu inakagua taarifa za biashara yako.';
export const emailFollows = 'Utapata barua pepe, kwa kawaida ndani ya siku 1-2 za kazi. Ukurasa huu unajibadilisha wenyewe.';
export const verifyEmailFirst =
  'Thibitisha barua pepe yako kwanza, kisha utapata ujumbe, kwa kawaida ndani ya siku 1-2 za kazi; ukurasa huu pia unajibadilisha wenyewe.';
export const questions = (address: ReactNode) => <>Una swali? Tuandikie kwa {address}.</>;
export const whatNext = 'Kinachofuata';

export const businessInformation = 'Taarifa za biashara';
export const loadingForm = 'Inapakia fomu';
