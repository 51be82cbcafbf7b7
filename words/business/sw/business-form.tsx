import type { ReactNode } from 'react';

export const phone = 'Nambari ya simu';
export const phoneHint = 'Tunaipigia ili kukagua, na wanunuzi wenye miadi nawe wanaiona.';
export const checkedByUs = 'Timu yetu imekagua jina la biashara, leseni na anwani.';
export const howToChange = (link: ReactNode) => <>{link}: timu yetu itaangalia mabadiliko kwanza.</>;
export const changeInProfile = 'Yabadilishe kwenye wasifu wako';
export const changeContact = 'Badilisha simu au mahali';

export const sendToTeam = 'Tuma kwa timu yetu';
export const teamLooksFirst = 'Timu yetu itaangalia kwanza. Kabla ya hapo wanunuzi wanaona taarifa za awali.';
export const checkedDetails =
  'Timu yetu imekagua taarifa hizi. Unachobadilisha kinasubiri timu yetu; kabla ya hapo wanunuzi wanaona taarifa za awali.';
export const questions = (address: ReactNode) => <>Una swali? Tuandikie kwa {address}.</>;
export const refusedBelow = 'Hapa chini ni kilichokataliwa: kirekebishe na ukitume tena, au kiondoe hapo juu.';

export const hours = 'Yadi yako iko wazi lini';
export const hoursHint = 'Wanunuzi wanapewa miadi kwa saa hizi. Mabadiliko yanaanza mara moja.';
export const hoursNotSaid = 'Hujasema yadi yako iko wazi lini, kwa hivyo wanunuzi wanapewa saa hizi.';
export const changeHours = 'Badilisha saa';
export const saveHours = 'Hifadhi saa';
export const hoursSaved = 'Saa za yadi yako zimehifadhiwa';
export const hoursNotSaved = 'Imeshindwa kuhifadhi saa za yadi yako';
export const opens = 'Inafunguliwa';
export const closes = 'Inafungwa';
