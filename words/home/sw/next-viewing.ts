export const see = (car: string, when: string) => `Ona gari ${car} ${when}`;
export const comes = (buyer: string, car: string, when: string) => `Mnunuzi ${buyer} atakuja kuona gari ${car} ${when}`;
export const expectsYou = (dealer: string) => `Muuzaji ${dealer} anakusubiri. Usilipe kamwe kabla hujaona gari.`;
export const agreedAt = (price: string) => `Mlikubaliana ${price}.`;

export const howDidItGo = (day: string) => `Miadi ya ${day} ilikwendaje?`;
export const saySold = {
  buyer: (car: string, dealer: string) => `Ulipanga kuona gari ${car} kwa muuzaji ${dealer}. Sema kama ulilinunua.`,
  dealer: (car: string, buyer: string) => `Mnunuzi ${buyer} alipanga kuona gari ${car}. Sema kama liliuzwa.`,
};
export const recordOutcome = 'Rekodi matokeo';

export const proposed = {
  buyer: (car: string, dealer: string, when: string) => `Muuzaji ${dealer} anaweza kukuonyesha gari ${car} ${when}`,
  dealer: (car: string, buyer: string, when: string) => `Mnunuzi ${buyer} anataka kuona gari ${car} ${when}`,
};
export const confirmOrPropose = 'Thibitisha wakati huu, au pendekeza mwingine.';
export const outsideHours = 'Ni nje ya saa za yadi.';

export const agreeAgain = (car: string) => `Kubalianeni wakati mpya wa kuona gari ${car}`;
export const nobodyConfirmed = (when: string) => `Hakuna aliyethibitisha ${when}, na wakati huo umepita.`;

export const howWas = (dealer: string) => `Muuzaji ${dealer} alikuwaje?`;
export const youBought = (car: string) => `Ulinunua gari ${car} kwake. Nyota zako zitamsaidia mnunuzi anayefuata.`;
export const rate = 'Mpe muuzaji nyota';

export const wrote = (name: string) => `${name} amekuandikia`;
export const answer = 'Soma na ujibu';
