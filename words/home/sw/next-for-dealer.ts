export const nameOther = (car: string) => `Taja gari lingine badala ya ${car}`;
export const carGone = (price: string) => `Gari la ofa yako iliyokubaliwa halipo tena. Mnunuzi ataamua kuhusu utakalolitaja, kwa ${price}.`;
export const chooseCar = 'Chagua gari';

export const fits = (car: string, place: string) => `Gari lako ${car} linafaa ombi kutoka ${place}`;
export const wanted = (car: string, budget: string, when: string) =>
  `Linatafutwa gari ${car}, bajeti ${budget}. Ombi lilitumwa ${when}. Bado hujatoa ofa.`;
export const seeRequest = 'Ona ombi';

export const addStock = 'Ongeza magari ya yadi yako';
export const whyStock = 'Wanunuzi watayapata wakitafuta magari, na kila ombi ambalo moja linafaa litakuja kwako hapa.';
export const addCar = 'Ongeza gari';

export const overdue = (amount: string, day: string) => `Kamisheni yako ya ${amount} imepita muda tangu ${day}`;
export const due = (amount: string, day: string) => `Lipa kamisheni yako ya ${amount} kufikia ${day}`;
export const quote = (car: string, reference: string) => `Ni ya gari ${car}. Taja ${reference} unapolipa.`;
export const howToPay = 'Jinsi ya kulipa';

export const checking = 'Timu yetu inakagua biashara yako';
export const canRead = 'Kwa sasa unaweza kusoma maombi yote. Utaweza kutoa ofa ukishathibitishwa.';
export const seeVerification = 'Ona uthibitishaji wako';
export const complete = 'Kamilisha maelezo yako';

export const newsAppear = 'Maombi mapya na majibu ya ofa zako yataonekana hapa.';
export const seeRequests = 'Ona maombi ya wanunuzi';
