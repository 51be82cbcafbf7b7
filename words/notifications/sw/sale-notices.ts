export const question = {
  title: 'Miadi ya kuona gari ilikwendaje?',
  body: (car: string) => `Tuambie kama gari ${car} liliuzwa, na kwa bei gani.`,
  subject: (car: string) => `Miadi ya kuona gari ${car} ilikwendaje?`,
};

export const disputed = {
  title: 'Matokeo yanakaguliwa',
  by: {
    you: (car: string) => `Umesema kwamba kilichorekodiwa kuhusu gari ${car} si sahihi.`,
    buyer: (car: string, other: string) => `Mnunuzi ${other} amesema kwamba kilichorekodiwa kuhusu gari ${car} si sahihi.`,
    dealer: (car: string, other: string) => `Muuzaji ${other} amesema kwamba kilichorekodiwa kuhusu gari ${car} si sahihi.`,
    team: (car: string) => `Timu yetu imesema kwamba kilichorekodiwa kuhusu gari ${car} si sahihi.`,
    system: (car: string) => `Kilichorekodiwa kuhusu gari ${car} kinahitaji kukaguliwa.`,
  },
  next: 'Timu yetu itaamua.',
  nextWhileHeld: 'Timu yetu itaamua; kamisheni inasubiri.',
  subject: (car: string) => `Timu yetu inakagua matokeo ya ${car}`,
};
export const decided = {
  upheld: {
    title: 'Timu yetu imeamua: rekodi inabaki',
    cancelled: (car: string) => `Rekodi inabaki: miadi ya kuona gari ${car} inahesabiwa kuwa imeghairiwa.`,
    notSold: (car: string) => `Rekodi inabaki: gari ${car} halikuuzwa.`,
    sold: (car: string, price: string) => `Rekodi inabaki: gari ${car} liliuzwa kwa ${price}.`,
  },
  overturned: {
    title: 'Timu yetu imeamua: rekodi imerekebishwa',
    cancelled: (car: string) => `Rekodi imerekebishwa: miadi ya kuona gari ${car} inahesabiwa kuwa imeghairiwa.`,
    notSold: (car: string) => `Rekodi imerekebishwa: gari ${car} linahesabiwa kuwa halikuuzwa.`,
    sold: (car: string, price: string) => `Rekodi imerekebishwa: gari ${car} linahesabiwa kuwa liliuzwa kwa ${price}.`,
  },
};
export const decidedWhy = (reason: string) => `Sababu: “${reason}”`;
export const decidedSubject = (car: string) => `Timu yetu imeamua kuhusu ${car}`;

export const notSold = {
  title: 'Miadi imekamilika, gari halikuuzwa',
  by: {
    you: (car: string) => `Umerekodi kwamba gari ${car} halikuuzwa.`,
    buyer: (car: string, other: string) => `Mnunuzi ${other} amerekodi kwamba gari ${car} halikuuzwa.`,
    dealer: (car: string, other: string) => `Muuzaji ${other} amerekodi kwamba gari ${car} halikuuzwa.`,
    team: (car: string) => `Timu yetu imerekodi kwamba gari ${car} halikuuzwa.`,
    system: (car: string) => `Tumerekodi kwamba gari ${car} halikuuzwa.`,
  },
};
export const sold = {
  title: 'Mauzo yamerekodiwa',
  by: {
    you: (car: string, price: string) => `Umerekodi kwamba gari ${car} limeuzwa kwa ${price}.`,
    buyer: (car: string, price: string, other: string) => `Mnunuzi ${other} amerekodi kwamba gari ${car} limeuzwa kwa ${price}.`,
    dealer: (car: string, price: string, other: string) => `Muuzaji ${other} amerekodi kwamba gari ${car} limeuzwa kwa ${price}.`,
    team: (car: string, price: string) => `Timu yetu imerekodi kwamba gari ${car} limeuzwa kwa ${price}.`,
    system: (car: string, price: string) => `Tumerekodi kwamba gari ${car} limeuzwa kwa ${price}.`,
  },
  subject: (car: string, price: string) => `Mauzo yamerekodiwa: ${car}, ${price}`,
};
export const notRight = {
  within: (days: number) => `Si sawa? Tuambie ndani ya siku ${days}.`,
  byWriting: 'Si sawa? Tafadhali tuandikie.',
};

export const rated = {
  title: 'Umepewa nyota',
  body: (buyer: string, car: string) => `Mnunuzi ${buyer} amekupa nyota baada ya kuona gari ${car}.`,
};
export const reviewAnswered = {
  title: 'Maoni yako yamejibiwa',
  body: (dealer: string, car: string) => `Muuzaji ${dealer} amejibu ulichoandika baada ya kuona gari ${car}.`,
};

export const commissionDue = {
  title: (amount: string) => `Kamisheni ya kulipa: ${amount}`,
  subject: (amount: string, car: string) => `Kamisheni ya kulipa: ${amount} kwa ${car}`,
};
export const commissionHeld = {
  title: (amount: string) => `Kamisheni inasubiri uamuzi: ${amount}`,
  subject: (amount: string, car: string) => `Kamisheni inasubiri: ${amount} kwa ${car}`,
};
export const ofPrice = (percent: number, price: string, car: string) => `Ni ${percent}% ya ${price}, bei ya gari ${car}.`;
export const dueBy = (day: string) => `Lipa kufikia ${day}.`;
export const wasDueBy = (day: string) => `Ulipaswa kulipa kufikia ${day}.`;
export const nothingToPayYet = 'Usilipe chochote kwa sasa: kwanza timu yetu inayachunguza mauzo haya.';
export const commissionChanged = {
  title: (amount: string) => `Kamisheni imebadilika: ${amount}`,
  body: (car: string, price: string) => `Bei ya mwisho ya gari ${car} sasa ni ${price}.`,
  subject: (amount: string, car: string) => `Kamisheni imebadilika: ${amount} kwa ${car}`,
};
export const commissionOverdue = {
  title: (amount: string) => `Muda wa kulipa kamisheni umepita: ${amount}`,
  body: (car: string) => `Ni kamisheni ya gari ${car}.`,
  subject: (amount: string, car: string) => `Kamisheni imechelewa: ${amount} kwa ${car}`,
};
export const commissionWithdrawn = {
  title: 'Kamisheni imefutwa',
  body: (car: string) => `Hudaiwi chochote kwa gari ${car}: mauzo yake yamefutwa.`,
};
export const commissionPaid = {
  title: (amount: string) => `Kamisheni imelipwa: ${amount}`,
  body: (car: string) => `Malipo yako ya gari ${car} yamerekodiwa.`,
  subject: (amount: string, car: string) => `Kamisheni imelipwa: ${amount} kwa ${car}`,
};
export const commissionRefunded = {
  title: (amount: string) => `Kamisheni imerejeshwa: ${amount}`,
  body: (car: string, reference: string) =>
    `Timu yetu imerekebisha rekodi ya gari ${car} na kukurejeshea malipo yako. Nambari ya kumbukumbu: ${reference}.`,
  subject: (amount: string, car: string) => `Kamisheni imerejeshwa: ${amount} kwa ${car}`,
};
export const commissionKept = {
  title: (amount: string) => `Kamisheni hairudishwi: ${amount}`,
  body: (car: string, reason: string) => `Timu yetu imefuta mauzo ya gari ${car} na inabaki na malipo yako. Sababu: “${reason}”`,
  subject: (amount: string, car: string) => `Kamisheni hairudishwi: ${amount} kwa ${car}`,
};
