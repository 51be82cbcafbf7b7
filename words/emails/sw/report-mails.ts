export const seeNotifications = 'Ona arifa zako';
export const thanks = 'Asante kwa kutuambia. Hatumwambii mtu yeyote kuwa ni wewe.';
export const see = 'Angalia';
export const next = {
  request: 'Ikitokea tena, tunaweza kulifunga ombi lako.',
  bid: 'Ikitokea tena, tunaweza kuifunga ofa yako.',
  car: 'Ikitokea tena, tunaweza kuliondoa gari sokoni.',
  message: 'Ikitokea tena, tunaweza kuficha unachoandika.',
  review: 'Ikitokea tena, tunaweza kuficha maoni yako.',
  person: 'Ikitokea tena, tunaweza kuondoa uthibitisho wako.',
};
export const nextOfOver = {
  request: 'Ikitokea tena kwenye ombi lingine, tunaweza kulifunga.',
  bid: 'Ikitokea tena kwenye ofa nyingine, tunaweza kuifunga.',
  car: 'Ikitokea tena kwa gari lingine, tunaweza kuliondoa sokoni.',
};
export const done = {
  request: 'Limefungwa: hakuna muuzaji mwingine anayeliona wala kulitolea ofa. Waliotoa ofa awali bado wanaliona kati ya ofa zao.',
  bid: 'Ofa imekwisha, na hakuna mwingine anayeona kilichokuja nayo.',
  message: 'Mahali pake nyote wawili mnasoma kwamba timu yetu imeuondoa.',
  review: 'Hayapo tena kwenye ukurasa wa muuzaji.',
};
export const photosGone = 'Hakuna mwingine anayeziona tena.';
