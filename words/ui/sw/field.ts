export const missing = 'Tafadhali jaza sehemu hii';
export const tryAgain = 'Tafadhali jaribu tena';
export const yes = 'ndiyo';
export const no = 'hapana';
