export const verificationRequired = 'Unahitaji kuthibitishwa: timu yetu lazima ithibitishe biashara yako kwanza. Tafadhali wasiliana nasi.';
export const suspended =
  'Akaunti yako imesimamishwa, kwa hivyo hili haliwezekani. Ukurasa wako wa mwanzo unaeleza sababu, na unachoweza kufanya.';
export const ownPasswordFirst = 'Tafadhali chagua nenosiri lako mwenyewe kwanza.';
export const wrongRole = 'Akaunti yako haiwezi kufanya hili.';
