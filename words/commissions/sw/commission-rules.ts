export const held = 'Kamisheni hii imesimamishwa hadi pingamizi kuhusu mauzo yake liamuliwe.';
export const alreadyPaid = 'Kamisheni ya mauzo haya ililipwa, kwa hivyo bei yake haiwezi kubadilishwa.';
export const refundMissing = 'Kamisheni ililipwa: tafadhali andika nambari ya marejesho yake.';
export const moneyOpen = 'Kamisheni ililipwa: tafadhali andika nambari ya marejesho yake, au sababu ya kubaki nayo.';
export const nothingToRefund = 'Hakuna kamisheni iliyolipwa ya kurejesha.';
export const nothingToKeep = 'Hakuna kamisheni iliyolipwa ya kubaki nayo.';
export const refundedAndKept = 'Tafadhali chagua: kamisheni inarejeshwa, au inabaki.';
export const saleTakenBack =
  'Timu yetu ilifuta kabisa mauzo ya miadi hii, kwa hivyo hayawezi kurekodiwa mengine. Tafadhali panga miadi mpya ya kuona gari.';
export const paidTomorrow = 'Tafadhali chagua leo au siku iliyopita.';
export const paidTooEarly = (day: string) => `Inadaiwa tangu ${day}: tafadhali chagua siku hiyo au baadaye.`;

export const referenceTooLong = 'Nambari ya kutaja ni ndefu mno';
export const reasonTooLong = 'Sababu ni ndefu mno';
export const dayMissing = 'Tafadhali chagua tarehe';

export const payByWriting = (address: string, reference: string) => `Ili kulipa, andika kwa ${address} na utaje ${reference}.`;
export const payByPaybill = (number: string, name: string, reference: string) =>
  `Lipa kwa M-Pesa kwenye paybill ${number} (${name}), akaunti ${reference}.`;
export const payByTill = (number: string, name: string, reference: string) =>
  `Lipa kwa M-Pesa kwenye till ${number} (${name}), kisha ututumie msimbo wa M-Pesa na ${reference}.`;
