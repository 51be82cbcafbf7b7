export const signInFirst = 'Tafadhali ingia ili uendelee.';
export const notFound = 'Haipatikani';
export const checkInput = 'Tafadhali hakiki ulichoandika na ujaribu tena.';
export const idTaken = 'Kitambulisho hiki kimeshatumika.';
export const unreadable = 'Ombi hilo halisomeki.';
export const tooLong = 'Ni ndefu mno kutumwa. Tafadhali ifupishe.';
export const unavailable = 'Hatupatikani kwa sasa. Hakuna kilichopotea, tafadhali jaribu tena.';
export const serverFault = 'Kuna hitilafu ambayo hatukutarajia. Tafadhali jaribu tena.';
export const otherSite = 'Ombi hili limetoka kwenye tovuti nyingine.';
export const fileIsShorter = 'Faili ni fupi kuliko hapo. Tafadhali ipakue upya.';

export const tooManyAttempts = 'Umejaribu mara nyingi mno.';
export const inMinutes = (minutes: number) => `Tafadhali jaribu tena baada ya dakika ${minutes}.`;
export const inHours = (hours: number) => `Tafadhali jaribu tena baada ya saa ${hours}.`;

export const tooLarge = 'Ni kubwa mno.';
export const tooSlow = 'Imechelewa mno kufika.';
export const unknownVersion = 'Ombi hilo ni la toleo tusilolijua.';
export const twoHosts = 'Ombi hilo linataja seva zaidi ya moja.';
export const noHost = 'Ombi hilo halitaji seva.';
export const unknownExpectation = 'Ombi hilo linatarajia kitu ambacho seva hii haifanyi.';
