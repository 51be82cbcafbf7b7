export const heading = 'Kamisheni unayodaiwa';
export const owedInAll = 'Jumla unayodaiwa';
export const toBePaid = 'Ya kulipwa';
export const heldByDispute = 'Imesimamishwa na pingamizi';
export const ofSale = (percent: number, price: string, car: string) => `${percent}% ya ${price}, ${car}`;
export const soldOn = (percent: number, price: string, car: string, day: string) =>
  `${percent}% ya ${price}, gari ${car}, liliuzwa ${day}.`;
export const first = (amount: string) => `Kwanza ${amount}:`;
export const quote = 'Taja';
export const howToPay = 'Jinsi ya kulipa';
export const nothingToPayNow = 'Hakuna cha kulipa sasa: kuna pingamizi kuhusu mauzo haya.';

export const summary = 'Muhtasari wa kamisheni';
export const notFetched = 'Kamisheni hazikupakiwa';
export const nothingOwed = (percent: number) => `Hudaiwi chochote. Baada ya kuuza unadaiwa ${percent}% ya bei ya mwisho.`;
export const all = 'Kamisheni zote';

export const ofPrice = (percent: number, price: string) => `${percent}% ya ${price}`;
export const reference = 'Nambari ya kutaja unapolipa';
export const kept = (reason: string) => `Timu yetu inabaki nayo: “${reason}”`;
export const disputed = {
  buyer: (reason: string) => `Mnunuzi anasema: “${reason}”`,
  dealer: (reason: string) => `Ulisema: “${reason}”`,
  team: (reason: string) => `Timu yetu inasema: “${reason}”`,
  system: (reason: string) => `Ukaguzi wetu unasema: “${reason}”`,
};
export const heldUntil = (days: number) =>
  `Usilipe chochote hadi timu yetu iamue. Mauzo yakithibitishwa, utakuwa na siku ${days} za kulipa.`;

export const overdueSince = (day: string) => `imechelewa tangu ${day}`;
export const due = (day: string) => `lipa kufikia ${day}`;
export const dueIn = (day: string, days: number) => `lipa kufikia ${day}, siku ${days} zimebaki`;
export const refunded = (day: string) => `ilirejeshwa ${day}`;
export const takenBack = (day: string) => `mauzo yalifutwa, malipo yamebaki ${day}`;
export const paid = (day: string) => `ililipwa ${day}`;
export const held = 'imesimamishwa hadi pingamizi liamuliwe';
