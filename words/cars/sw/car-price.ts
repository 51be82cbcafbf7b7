export const tooLow = 'Bei lazima izidi 0';
export const tooHigh = 'Bei ni kubwa mno';
export const twoDecimals = 'Bei isizidi desimali mbili';
