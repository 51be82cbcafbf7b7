export const warned = 'Onyo kutoka kwa timu yetu';
export const suspended = {
  title: 'Akaunti yako imesimamishwa',
  body: (reason: string) => `Sababu: “${reason}” Bado unaweza kusoma yaliyo yako, na ukurasa wako wa mwanzo unaeleza unachoweza kufanya.`,
};
export const restored = {
  title: 'Akaunti yako imefunguliwa tena',
  body: (reason: string) => `Timu yetu imeandika: “${reason}” Kila kitu kiko kama awali; miadi iliyoghairiwa lazima ipangwe upya.`,
};
export const contestAnswered = {
  title: 'Timu yetu imekujibu',
  body: (answer: string) => `Akaunti yako inabaki imesimamishwa. “${answer}”`,
};

export const partnerSuspended = {
  title: {
    buyer: (dealer: string) => `Akaunti ya muuzaji ${dealer} inachunguzwa`,
    dealer: (buyer: string) => `Akaunti ya mnunuzi ${buyer} inachunguzwa`,
  },
  body: {
    buyer: 'Usilipe chochote kabla hujatuuliza. Kwa sasa hamwezi kukubaliana lolote, na miadi ijayo imeghairiwa.',
    dealer: 'Kwa sasa hamwezi kukubaliana lolote, na miadi ijayo imeghairiwa. Ofa zako zinabaki zilivyo.',
  },
};
export const partnerRestored = {
  title: {
    buyer: (dealer: string) => `Akaunti ya muuzaji ${dealer} imefunguliwa tena`,
    dealer: (buyer: string) => `Akaunti ya mnunuzi ${buyer} imefunguliwa tena`,
  },
  body: {
    buyer: 'Unaweza tena kukubali ofa zake na kupanga kuona gari. Miadi iliyoghairiwa lazima ipangwe upya.',
    dealer: 'Anaweza tena kukubali ofa zako na kupanga kuona gari. Miadi iliyoghairiwa lazima ipangwe upya.',
  },
};
