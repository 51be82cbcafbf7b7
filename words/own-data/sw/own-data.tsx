import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const heading = 'Nakala ya taarifa zako';
export const whatIsInIt =
  'Faili moja ya ZIP: ulichoandika na kukubaliana hapa, jumbe na arifa zako, na picha ulizopakia. Kuhusu watu wengine ina kile unachoweza kusoma hapa, kamwe si nambari zao za simu wala anwani. Unaweza kuomba moja kwa siku.';
export const loading = 'Inapakia nakala yako';
export const make = 'Tengeneza nakala';
export const notStarted = 'Imeshindwa kuanza nakala';
export const making = 'Tunatengeneza nakala yako';
export const photosPacked = 'Picha zilizofungashwa';
export const packed = (count: number, photos: number) =>
  plural(photos, { one: `Picha ${count} kati ya 1 imefungashwa`, other: `Picha ${count} kati ya # zimefungashwa` });
export const weTellYou = 'Unaweza kuondoka kwenye ukurasa huu. Tutakuambia hapa na kwa barua pepe ikiwa tayari.';
export const isReady = 'Nakala yako iko tayari';
export const readyUntil = (ready: ReactNode, size: string, moment: string) => (
  <>
    {ready}, {size}. Unaweza kuipakua hadi {moment}.
  </>
);
export const download = 'Pakua taarifa zako';

export const whatItHolds = 'Ulichoandika na kukubaliana hapa, na picha zako';
export const whyProof = 'Ina jumbe, biashara na hati zako. Mtu akikuta simu hii iko wazi, hapaswi kuweza kuzichukua.';
export const makeIt = 'Tengeneza nakala';
