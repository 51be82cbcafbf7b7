export const heading = 'Tafadhali ingia tena';
export const whyAgain =
  'Muda wako wa kuingia umeisha. Ulichoandika bado kipo. Hufungwa pia nenosiri au barua pepe ikibadilishwa: basi tumia mpya.';
export const email = 'Barua pepe';
export const password = 'Nenosiri';
export const code = 'Msimbo wa programu yako ya uthibitishaji';
export const leave = 'Ondoka kwenye ukurasa huu';
export const signIn = 'Ingia';
export const signingIn = 'Unaingia…';
