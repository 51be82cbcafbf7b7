export const alreadyBid = 'Umeshatuma ofa kwa ombi hili.';
export const carNotGone = 'Gari lingine linaweza kutajwa kwa ofa iliyokubaliwa ambayo gari lake limeuzwa au kuondolewa.';
export const alreadyNamed = 'Umeshataja gari lingine kwa ofa hii.';
export const noneNamed = 'Hakuna gari lingine la kujibu.';
export const alreadyAnswered = 'Umeshajibu kuhusu gari lile lingine.';
export const otherCarChanged = 'Gari hilo halitolewi kwako tena. Tafadhali angalia ofa tena.';
export const dealerNotVerified = 'Muuzaji huyu hajathibitishwa kwa sasa, kwa hivyo ofa haiwezi kukubaliwa.';
export const carOffMarket = 'Timu yetu imeondoa gari hili sokoni, kwa hivyo haliwezi kukubaliwa kwa sasa.';

export const messageTooLong = 'Ujumbe ni mrefu mno';
export const tooManyPhotos = (most: number) => `Si zaidi ya picha ${most}`;

export const manyBids = 'Umetuma ofa nyingi katika saa moja iliyopita.';
export const manyShortlisted = 'Umebadilisha ofa ulizopenda mara nyingi katika saa moja iliyopita.';
