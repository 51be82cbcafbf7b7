export const error = 'Hitilafu';
export const signIn = 'Hukuweza kuingia';
export const signUp = 'Hukuweza kujisajili';
export const postRequest = 'Ombi halikutumwa';
export const noConnection = 'Hakuna mtandao';
export const atFault = 'Kagua ulichojaza';

export const accessDenied = 'Huna ruhusa';
export const tooManyTries = 'Hukuweza kuingia';
export const unexpected = 'Kuna hitilafu isiyotarajiwa';

export const accountIsThere = 'Akaunti yako ilifunguliwa kabla hujabadilisha haya. Tafadhali ingia.';

export const oneMoreStep = 'Hatua moja zaidi';
export const signInToPost = 'Tafadhali ingia ili utume ombi.';
export const posted = 'Limeshatumwa';
export const postedBefore = 'Ombi lilitumwa kutoka kwenye fomu hii kabla hujaibadilisha. Liangalie kwenye Maombi yangu.';
export const later = 'Tafadhali jaribu tena baadaye.';
