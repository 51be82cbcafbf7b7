import type { ReactNode } from 'react';

export const book = 'Panga kuona gari';
export const bookAt = (when: string) => (when ? `Panga ${when}` : 'Panga');
export const booking = 'Inapanga…';
export const booked = 'Miadi imepangwa!';
export const bookedMore = 'Muuzaji ameambiwa; atathibitisha wakati au kupendekeza mwingine.';
export const notBooked = (reason: string) => `Imeshindwa kupanga miadi: ${reason}`;
export const noteForDealer = 'Maelezo kwa muuzaji';
export const noteForDealerHint = 'Kwa mfano: Nitakuja na fundi wangu.';
export const payNothing = 'Muuzaji atathibitisha wakati. Hulipi chochote sasa.';

export const confirmTime = 'Unathibitisha wakati huu?';
export const confirm = 'Thibitisha';
export const confirming = 'Inathibitisha…';
export const confirmed = 'Miadi imethibitishwa';
export const notConfirmed = 'Imeshindwa kuthibitisha miadi';
export const dayAtTime = (day: ReactNode, time: ReactNode) => (
  <>
    {day}, {time}
  </>
);
export const noteForBuyer = 'Maelezo kwa mnunuzi';
export const noteForBuyerHint = 'Kwa mfano: mwulizie Otieno langoni.';

export const proposeAt = (when: string) => (when ? `Pendekeza ${when}` : 'Pendekeza');
export const sending = 'Inatuma…';
export const proposed = 'Wakati mpya umependekezwa';
export const notProposed = 'Imeshindwa kupendekeza wakati mpya';
export const hasToConfirm = (other: string) => `${other} ataambiwa, na lazima athibitishe.`;

export const cancelThis = 'Unaghairi miadi hii?';
export const cancel = 'Ghairi miadi';
export const cancelling = 'Inaghairi…';
export const keep = 'Usighairi';
export const cancelled = 'Miadi imeghairiwa';
export const notCancelled = 'Imeshindwa kughairi miadi';
export const why = (other: string) => `Kwa nini? ${other} atasoma haya.`;

export const notRight = 'Hii si sahihi';
export const tellUs = 'Tuambie kilichotokea; timu yetu itaamua.';
export const commissionHeld = 'Kamisheni itasubiri hadi hapo.';
export const whatIsWrong = 'Nini si sahihi?';
export const send = 'Tuma';
export const willLook = 'Timu yetu itachunguza';
export const notSent = 'Pingamizi lako limeshindwa kutumwa';

export const howDidItEnd = 'Iliishaje?';
export const record = 'Rekodi';
export const recording = 'Inarekodi…';
export const recorded = 'Matokeo yamerekodiwa';
export const notRecorded = 'Imeshindwa kurekodi matokeo';
export const wasSold = 'Je, gari liliuzwa?';
export const yes = { buyer: 'Ndiyo, nililinunua', dealer: 'Ndiyo, liliuzwa', admin: 'Ndiyo, liliuzwa' };
export const no = 'Hapana';
export const finalPrice = 'Bei ya mwisho kwa KSh';
export const withCommission = (price: string, commission: string) => `${price}; kamisheni ni ${commission}.`;
export const asPaid = (price: string) => `${price}, kama alivyolipwa muuzaji.`;
export const farUnder = (price: string) => `Hiyo ni chini sana ya ofa ya ${price}: timu yetu itaikagua.`;
export const othersEnd = 'Ombi litafungwa; ofa na miadi zake nyingine zitaisha.';
export const canObject = (other: string, days: number) => `${other} ataona haya, na anaweza kupinga ndani ya siku ${days}.`;
