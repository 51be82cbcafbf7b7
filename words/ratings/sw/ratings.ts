export const rate = 'Muuzaji alikuwaje?';
export const thanks = 'Asante kwa kumpa muuzaji huyu nyota!';
export const removed = 'Yameondolewa na timu yetu: maneno yake hayapo, na nyota zake hazihesabiwi.';
export const buyerSays = 'Mnunuzi anasema nini';
export const reviewer = (month: string) => `Mnunuzi, ${month}`;
export const stars = (rating: number) => `Nyota ${rating} kati ya 5`;
export const answered = (dealer: string) => `Muuzaji ${dealer} alijibu`;
export const answer = 'Jibu';
