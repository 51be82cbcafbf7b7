export const heading = 'Kamisheni unayodaiwa';
export const owedInAll = 'Jumla unayodaiwa';
export const toBePaid = 'Ya kulipwa';
export const heldByDispute = 'Inasubiri uamuzi wa pingamizi';
export const ofSale = (percent: number, price: string, car: string) => `${percent}% ya ${price}, gari ${car}`;
export const soldOn = (percent: number, price: string, car: string, day: string) =>
  `${percent}% ya ${price}, ya gari ${car} lililouzwa ${day}.`;
export const first = (amount: string) => `Kwanza ${amount}:`;
export const quote = 'Taja';
export const howToPay = 'Jinsi ya kulipa';
export const nothingToPayNow = 'Hakuna cha kulipa sasa: kuna pingamizi kuhusu mauzo haya.';

export const summary = 'Muhtasari wa kamisheni';
export const notFetched = 'Kamisheni zimeshindwa kupakia';
export const nothingOwed = (percent: number) => `Hudaiwi chochote. Baada ya kuuza unadaiwa ${percent}% ya bei ya mwisho.`;
export const all = 'Kamisheni zote';

export const ofPrice = (percent: number, price: string) => `${percent}% ya ${price}`;
export const reference = 'Nambari ya kumbukumbu ya malipo';
export const kept = (reason: string) => `Timu yetu inabaki nayo: “${reason}”`;
export const disputed = {
  buyer: (reason: string) => `Mnunuzi anasema: “${reason}”`,
  dealer: (reason: string) => `Ulisema: “${reason}”`,
  team: (reason: string) => `Timu yetu inasema: “${reason}”`,
  system: (reason: string) => `Ukaguzi wetu unasema: “${reason}”`,
};
export const heldUntil = (days: number) =>
  `Usilipe chochote hadi timu yetu iamue. Mauzo yakithibitishwa, utakuwa na siku ${days} za kulipa.`;

export const overdueSince = (day: string) => `muda wa kulipa ulipita ${day}`;
export const due = (day: string) => `lipa kufikia ${day}`;
export const dueIn = (day: string, days: number) => `lipa kufikia ${day}, zimebaki siku ${days}`;
export const refunded = (day: string) => `ilirejeshwa ${day}`;
export const takenBack = (day: string) => `mauzo yalifutwa, malipo hayarudishwi (tangu ${day})`;
export const paid = (day: string) => `ililipwa ${day}`;
export const held = 'inasubiri uamuzi wa pingamizi';
