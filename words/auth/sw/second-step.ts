import { sw as plural } from '../../plural.ts';

export const loading = 'Inapakia hatua yako ya pili';
export const whatItIs =
  'Funga akaunti yako kwa simu pia: kivinjari tusichokijua kitahitaji pia tarakimu sita zinazoonyeshwa na programu kwenye simu yako. Haihitaji intaneti na ni bure.';
export const setUp = 'Weka';
export const onSince = (moment: string) => `imewashwa tangu ${moment}`;
export const codesLeft = (count: number) => plural(count, { one: 'Umebaki msimbo 1 wa dharura.', other: 'Imebaki misimbo # ya dharura.' });
export const makeSoon = 'Tengeneza mipya hivi karibuni.';

export const proof = 'Hatua yako ya pili';
export const whyProof = 'Kwa hiyo mtu anaweza kukufungia nje ya akaunti yako.';
export const newCodes = 'Misimbo mipya ya dharura';
export const makeCodes = 'Tengeneza misimbo mipya';
export const oldStop = 'Misimbo ya awali haitafanya kazi tena.';
export const noneMade = 'Misimbo mipya haikutengenezwa';

export const switchOff = 'Zima';
export const switchedOff = 'Imezimwa';
export const mailed = 'Utapata barua pepe.';
export const isOff = 'Hatua ya pili imezimwa';
export const staysOn = 'Hatua ya pili bado imewashwa';
export const askOff = 'Unazima hatua ya pili?';
export const keepOn = 'Iache';
export const passwordAlone =
  'Nenosiri pekee litafungua akaunti yako kwenye kivinjari chochote, na misimbo yako ya dharura haitafanya kazi tena.';
