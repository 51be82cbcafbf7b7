export const error = 'Hitilafu';
export const failed = { 'sign-in': 'Hukuweza kuingia', 'sign-up': 'Hukuweza kujisajili', 'post-request': 'Ombi halikutumwa' };
export const noConnection = 'Hakuna mtandao';
export const atFault = 'Kagua ulichojaza';

export const accessDenied = 'Huna ruhusa';
export const tooManyTries = 'Hukuweza kuingia';
export const unexpected = 'Kuna hitilafu ambayo hatukuitarajia';

export const accountIsThere = 'Akaunti yako ilifunguliwa kabla hujabadilisha haya. Tafadhali ingia.';

export const oneMoreStep = 'Hatua moja zaidi';
export const signInToPost = 'Tafadhali ingia ili utume ombi.';
export const posted = 'Limeshatumwa';
export const postedBefore = 'Ombi lilitumwa kutoka kwenye fomu hii kabla hujaibadilisha. Liangalie kwenye Maombi yangu.';
export const later = 'Tafadhali jaribu tena baadaye.';
