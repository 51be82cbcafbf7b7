export const endedForBuyer = {
  title: 'Ofa imekwisha',
  body: {
    sold: (dealer: string, car: string, price: string) =>
      `Gari la ofa ya ${price} ya muuzaji ${dealer}, kwa ombi lako la ${car}, limeuzwa kwa mtu mwingine.`,
    deleted: (dealer: string, car: string, price: string) =>
      `Gari la ofa ya ${price} ya muuzaji ${dealer}, kwa ombi lako la ${car}, haliuzwi tena.`,
    bought: (dealer: string, car: string, price: string) =>
      `Gari la ofa ya ${price} ya muuzaji ${dealer}, kwa ombi lako la ${car}, limerekodiwa kuwa umelinunua, kwa hivyo ofa hiyo imekwisha.`,
  },
  subject: (car: string) => `Ofa kwa ${car} imekwisha`,
};
export const endedForDealer = {
  title: 'Ofa imekwisha',
  body: {
    sold: (price: string, car: string) =>
      `Gari la ofa yako ya ${price} kwa ombi la ${car} limeuzwa kwa mtu mwingine, kwa hivyo ofa imekwisha.`,
    deleted: (price: string, car: string) =>
      `Gari la ofa yako ya ${price} kwa ombi la ${car} limefutwa kwenye magari yako, kwa hivyo ofa imekwisha.`,
    bought: (price: string, car: string) =>
      `Gari la ofa yako ya ${price} kwa ombi la ${car} limerekodiwa kuwa limeuzwa kwa mnunuzi huyo huyo kupitia ombi lingine, kwa hivyo ofa imekwisha.`,
  },
  subject: (car: string) => `Ofa yako kwa ${car} imekwisha`,
};

export const goneForBuyer = {
  sold: {
    title: 'Gari la ofa limeuzwa',
    body: (dealer: string, car: string) => `Gari ulilokubali la muuzaji ${dealer} kwa ombi lako la ${car} limeuzwa kwa mtu mwingine.`,
    again: (dealer: string, car: string) => `Gari lingine ambalo muuzaji ${dealer} alitaja kwa ombi lako la ${car} nalo halipo tena.`,
    subject: (car: string) => `Gari la ofa uliyokubali halipo tena: ${car}`,
  },
  deleted: {
    title: 'Gari la ofa haliuzwi tena',
    body: (dealer: string, car: string) => `Gari ulilokubali la muuzaji ${dealer} kwa ombi lako la ${car} haliuzwi tena.`,
    again: (dealer: string, car: string) => `Gari lingine ambalo muuzaji ${dealer} alitaja kwa ombi lako la ${car} nalo halipo tena.`,
    subject: (car: string) => `Gari la ofa uliyokubali halipo tena: ${car}`,
  },
  bought: {
    title: 'Gari la ofa limerekodiwa kuwa umelinunua',
    body: (dealer: string, car: string) => `Gari ulilokubali la muuzaji ${dealer} kwa ombi lako la ${car} limerekodiwa kuwa umelinunua.`,
    again: (dealer: string, car: string) =>
      `Gari lingine ambalo muuzaji ${dealer} alitaja kwa ombi lako la ${car} limerekodiwa kuwa umelinunua.`,
    subject: (car: string) => `Umerekodiwa kununua gari la ofa: ${car}`,
  },
};
export const nextForBuyer = {
  canName: (dealer: string, price: string) => `Muuzaji ${dealer} anaweza kutaja gari lingine kwa ${price}; wewe utaamua kama unalitaka.`,
  ended: 'Huwezi tena kupanga kuona gari la ofa hii; ombi lako bado liko wazi.',
};
export const goneForDealer = {
  title: 'Gari la ofa iliyokubaliwa halipo tena',
  body: (car: string) => `Gari la ofa yako iliyokubaliwa kwa ombi la ${car} halipo tena.`,
  again: (car: string) => `Gari ulilotaja kwa ombi la ${car} limeondoka kabla mnunuzi hajajibu.`,
  subject: (car: string) => `Gari la ofa yako iliyokubaliwa halipo tena: ${car}`,
};
export const nextForDealer = {
  canName: (price: string) => `Unaweza kutaja gari lingine kati ya magari yako kwa ${price}, mara moja tu; mnunuzi ataamua.`,
  ended: 'Ulishataja gari lingine, kwa hivyo mnunuzi hawezi tena kupanga miadi kwa ofa hii.',
};

export const named = {
  title: 'Kuna gari lingine la kujibu',
  body: (dealer: string, other: string, car: string, price: string) =>
    `Muuzaji ${dealer} anapendekeza gari ${other} badala ya lile lililoondoka, kwa ombi lako la ${car}, kwa ${price} mliyokubaliana.`,
  subject: (other: string) => `Kuna gari lingine la kujibu: ${other}`,
};
export const taken = {
  title: 'Gari lako lingine limekubaliwa',
  body: (buyer: string, other: string, price: string, car: string) =>
    `Mnunuzi ${buyer} amekubali gari ${other} kwa ${price} kwa ombi la ${car}, na sasa anaweza kupanga kuona gari.`,
  subject: (other: string) => `Mnunuzi amekubali gari ${other}`,
};
export const declined = {
  title: 'Gari lako lingine limekataliwa',
  body: (buyer: string, other: string, car: string) =>
    `Mnunuzi ${buyer} amekataa gari ${other} kwa ombi la ${car}. Huhitaji kufanya lolote zaidi.`,
  subject: (other: string) => `Mnunuzi amekataa gari ${other}`,
};
