export const heading = 'Onyo kutoka kwa timu yetu';
export const haveRead = 'Nimesoma hili';
export const notSaved = 'Imeshindwa kuhifadhi';
