export const heading = 'Pinga kusimamishwa';
export const send = 'Tuma';
export const why = 'Kwa nini hukubaliani?';
export const tooLong = 'Maandishi ni marefu mno';
export const sent = 'Timu yetu itausoma';
export const notSent = 'Haikutumwa';
export const once = 'Unaweza kutuma mara moja tu. Mtu wa timu yetu atausoma, na kujibu hapa na kwa barua pepe.';
