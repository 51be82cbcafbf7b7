export const titles = {
  request: 'Ripoti ombi hili',
  bid: 'Ripoti ofa hii',
  car: 'Ripoti gari hili',
  message: 'Ripoti ujumbe huu',
  review: 'Ripoti maoni haya',
  person: 'Ripoti mtu huyu',
};
export const typedIsBack = 'Ulichokuwa umeandika hapa kimerudi.';
export const onlyTeam = 'Ni timu yetu pekee itakayosoma haya.';
export const neverTold = (owner: string) => `${owner} hataambiwa kamwe nani aliripoti.`;
export const ownerNeverTold = {
  request: 'Mnunuzi hataambiwa kamwe nani aliripoti.',
  bid: 'Muuzaji hataambiwa kamwe nani aliripoti.',
  car: 'Muuzaji hataambiwa kamwe nani aliripoti.',
  message: 'Aliyeuandika hataambiwa kamwe nani aliripoti.',
  review: 'Aliyeyaandika hataambiwa kamwe nani aliripoti.',
  person: 'Mtu huyu hataambiwa kamwe nani aliripoti.',
};
export const whatIsWrong = 'Kuna tatizo gani?';
export const dontPay = 'Usilipe.';
export const sendNothing = 'Usitume pesa, PIN ya M-Pesa wala msimbo kabla hujaona gari.';
export const whatToDo = 'La kufanya sasa, na kama umeshalipa';
export const ownWords = 'Kwa maneno yako';
export const ownWordsHint = 'Nini kilitokea, na lini. Nambari ya simu au till uliyoombwa kutumia pesa hutusaidia zaidi.';
export const whatNext = {
  request: 'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au ombi litafungwa.',
  bid: 'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au ofa itaondolewa.',
  car: 'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au gari litaondolewa sokoni.',
  message: 'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au ujumbe utafichwa.',
  review: 'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au maoni yatafichwa.',
  person:
    'Kitakachofuata: tutachunguza, na kusoma alichoandika kila mmoja wenu. Kama kuna tatizo, kutakuwa na onyo, au muuzaji hatakuwa amethibitishwa tena.',
};
export const send = 'Tuma ripoti';
export const sending = 'Inatuma…';
export const sent = 'Asante. Timu yetu imepata ripoti yako.';
export const sentMore = 'Tutakuambia inavyoisha. Huhitaji kufanya kitu kingine.';
export const notSent = 'Ripoti yako imeshindwa kutumwa';
