export const held = 'Kamisheni hii inasubiri uamuzi wa pingamizi kuhusu mauzo yake.';
export const alreadyPaid = 'Kamisheni ya mauzo haya ililipwa, kwa hivyo bei yake haiwezi kubadilishwa.';
export const refundMissing = 'Kamisheni ililipwa: tafadhali andika nambari ya marejesho yake.';
export const moneyOpen = 'Kamisheni ililipwa: tafadhali andika nambari ya marejesho yake, au sababu ya kubaki nayo.';
export const nothingToRefund = 'Hakuna kamisheni iliyolipwa ya kurejesha.';
export const nothingToKeep = 'Hakuna kamisheni iliyolipwa ambayo tunaweza kubaki nayo.';
export const refundedAndKept = 'Tafadhali chagua moja: irudishwe, au tubaki nayo.';
export const saleTakenBack =
  'Timu yetu ilifuta kabisa mauzo ya miadi hii, kwa hivyo mauzo mengine hayawezi kurekodiwa. Tafadhali panga miadi mpya ya kuona gari.';
export const paidTomorrow = 'Tafadhali chagua leo au siku ya nyuma.';
export const paidTooEarly = (day: string) => `Inadaiwa tangu ${day}: tafadhali chagua siku hiyo au ya baadaye.`;

export const referenceTooLong = 'Nambari ya kumbukumbu ni ndefu mno';
export const reasonTooLong = 'Sababu ni ndefu mno';
export const dayMissing = 'Tafadhali chagua tarehe';

export const payByWriting = (address: string, reference: string) => `Ili kulipa, tuandikie kwa ${address}, ukitaja ${reference}.`;
export const payByPaybill = (number: string, name: string, reference: string) =>
  `Lipa kwa M-Pesa kwenye paybill ${number} (${name}), akaunti ${reference}.`;
export const payByTill = (number: string, name: string, reference: string) =>
  `Lipa kwa M-Pesa kwenye till ${number} (${name}), kisha ututumie msimbo wa M-Pesa na ${reference}.`;
