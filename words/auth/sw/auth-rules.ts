export const nobodySignedIn = 'Hujaingia kwenye akaunti!';
export const emailAndPassword = 'Lazima uandike barua pepe au nambari ya simu, na nenosiri';
export const emailTaken = 'Kuna akaunti tayari yenye barua pepe hii. Tafadhali ingia.';
export const alreadySignedIn = 'Umeshaingia. Tafadhali ondoka kwanza ili ufungue akaunti nyingine.';
export const tooLikeCurrent = 'Hili ni nenosiri lako la sasa, au sehemu yake, au limo ndani yake. Tafadhali chagua jingine.';
export const thisSession = 'Unatumia kivinjari hiki sasa. Ondoka ili kukifunga.';
export const noNewEmail = 'Hakuna barua pepe mpya inayosubiri kiungo chake tena.';
export const emailNotUsable = 'Barua pepe hii haiwezi kutumika hapa.';
export const linkDead = 'Kiungo hiki kimepitwa na wakati au kimeshatumika. Tafadhali omba kingine.';
export const wrongCredentials = 'Barua pepe au nenosiri si sahihi. Tafadhali hakiki na ujaribu tena.';
export const wrongAdminCredentials = 'Invalid admin credentials';
export const verifyFirst = 'Tafadhali fungua barua pepe yako ili uthibitishe akaunti.';

export const signedInTooOften = 'Umeingia mara nyingi sana kwa saa moja iliyopita.';
export const passwordChangedTooOften = 'Umebadilisha nenosiri mara nyingi sana kwa saa moja iliyopita.';
export const orNewPassword = 'Au chagua nenosiri jipya kwa barua pepe: “Umesahau nenosiri?”';
