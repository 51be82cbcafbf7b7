export const optional = '(si lazima)';
export const dismiss = 'Ondoa';
export const noConnection = 'Huna mtandao. Hakuna kilichopotea; tafadhali jaribu tena.';
export const unexpected = 'Kuna hitilafu ambayo hatukutarajia. Tafadhali jaribu tena.';
export const inFault = 'Kuna kosa kwenye fomu';
export const show = 'Onyesha';
export const hide = 'Ficha';
export const thePassword = 'nenosiri';
export const sort = 'Panga kwa';
export const actions = 'Hatua';
export const readMore = 'Soma zaidi';
export const showLess = 'Onyesha kidogo';
export const connectionLost = 'Huenda mtandao ulikatika.';
export const loseTyped = 'Funga na upoteze ulichoandika?';
export const notDownloaded = 'Imeshindwa kupakua';
export const verified = 'Amethibitishwa';
export const licenceChecked = 'Timu yetu imekagua leseni';
export const verification = 'Uthibitisho wako';
export const notVerified = 'Bado hujathibitishwa.';
export const biddingOpens = 'Utaweza kutoa ofa ukishathibitishwa.';

export const noComparison = 'hakuna cha kulinganisha';
export const noChange = 'hakuna mabadiliko';
export const up = 'imepanda';
export const down = 'imeshuka';

export const changedMeanwhile = 'Imebadilishwa wakati ukihariri.';
export const savedNow = 'Iliyohifadhiwa sasa:';
export const takeSaved = 'Tumia iliyohifadhiwa';
export const keepMine = 'Endelea na yangu';

export const kenya = 'KE';
export const ksh = 'KSh';
