export const sold = 'Gari liliuzwa kupitia ombi hili, kwa hivyo haliwezi kufutwa. Rekodi zake huhifadhiwa miaka 7.';
export const notShillings = 'Tafadhali andika shilingi kamili';
export const postedALot = 'Umetuma maombi mengi leo.';
export const revealedALot = (most: number) => `Unaweza kuona nambari ${most} za simu kwa siku.`;
export const goOnTomorrow = 'Tafadhali endelea kesho.';

export const budgetAgain = 'Tafadhali angalia bajeti yako tena.';
export const tomorrow = 'Umetuma maombi mengi leo. Tafadhali jaribu tena kesho.';
export const notAsItWas = 'Ombi halikuweza kutumwa jinsi lilivyo. Tafadhali liangalie tena na ulitume hapa.';
export const tryAgain = 'Tafadhali jaribu tena.';
