import { sw as plural } from '../../plural.ts';

export const onlyOffer = (car: string, dealer: string) => `Ni gari ${car} la muuzaji ${dealer}.`;
export const bestFit = (car: string, dealer: string) => `Inayokufaa zaidi ni ya gari ${car} la muuzaji ${dealer}.`;
export const seeOffer = 'Ona ofa';
export const compare = (count: number, car: string) => `Linganisha ofa ${count} za ${car}`;
export const offersFor = (count: number, car: string) => plural(count, { one: `Ofa 1 ya ${car}`, other: `Ofa # za ${car}` });

export const bookATime = (car: string) => `Panga wakati wa kuona gari ${car}`;
export const youAccepted = (dealer: string) => `Ulikubali ofa ya muuzaji ${dealer}. Ona gari kabla ya kulipa chochote.`;
export const book = 'Panga kuona gari';

export const otherCar = (dealer: string) => `Muuzaji ${dealer} anakupa gari lingine`;
export const boughtByYou = (price: string) => `Gari la ofa hii lilirekodiwa kuwa umelinunua. Uamuzi ni wako; bei inabaki ${price}.`;
export const carGone = (price: string) => `Gari la ofa uliyokubali halipo tena. Uamuzi ni wako; bei inabaki ${price}.`;
export const seeOtherCar = 'Ona gari lingine';

export const withDealers = 'Ombi lako liko kwa wauzaji';
export const sent = (car: string, when: string) => `${car}, lilitumwa ${when}. Kila ofa itaonekana hapa mara tu muuzaji akiituma.`;
export const seeRequest = 'Ona ombi';

export const offersAppear = 'Ofa kwa ombi lako itaonekana hapa mara tu muuzaji akiituma.';
export const seeRequests = 'Ona maombi yangu';
