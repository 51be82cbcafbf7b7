export const car = 'Gari';
export const finalPrice = 'Bei ya mwisho';
export const commission = 'Kamisheni';
export const payUntil = 'Lipa kufikia';
export const number = { paybill: 'M-Pesa paybill', till: 'M-Pesa till' };
export const mpesaNames = 'Jina kwenye M-Pesa';
export const account = 'Nambari ya akaunti';
export const reference = 'Nambari ya kumbukumbu';
export const dealer = 'Muuzaji';
export const buyer = 'Mnunuzi';
export const paid = 'Kiasi kilicholipwa';
export const paidOn = 'Tarehe ya malipo';
export const refunded = 'Kiasi kilichorejeshwa';
export const kept = 'Kiasi kisichorudishwa';

export const recordOutcome = 'Rekodi matokeo';
export const seeAppointment = 'Ona miadi';
export const seeCommissions = 'Ona kamisheni zangu';
export const seeSale = 'Ona mauzo';
export const rateDealer = 'Mpe muuzaji nyota';

export const planned = {
  buyer: (dealer: string, car: string, day: string) => `Wewe na muuzaji ${dealer} mlipanga kukutana kuona gari ${car}, ${day}.`,
  dealer: (buyer: string, car: string, day: string) => `Wewe na mnunuzi ${buyer} mlipanga kukutana kuona gari ${car}, ${day}.`,
};
export const askOnce = 'Tunawauliza nyote wawili, na tunauliza mara moja tu.';
export const keepReceipt = 'Kama una risiti au mkataba wa mauzo, iweke tayari.';
export const closed = 'Jambo hili sasa limefungwa. Kama kuna kosa, tuandikie.';
export const wellDone = (percent: number) => `Umeuza gari, hongera. Kamisheni ni ${percent}% ya bei ya mwisho.`;
export const corrected = 'Bei ya mwisho imerekebishwa, na kamisheni pia.';
export const paidAlready = 'Kama umeshalipa, tutumie msimbo wa M-Pesa. Hadi malipo yarekodiwe tutakuandikia mara moja kwa wiki.';
export const thanks = 'Asante. Hii ni rekodi yako ya malipo.';
export const disagree = 'Kama hukubaliani, tuandikie.';
