export const sold = 'limeuzwa';
export const gone = 'halipatikani tena';
export const backOnMarket = 'limerudi sokoni';
export const backReserved = 'limerudi sokoni, limetengewa mnunuzi';
export const reserved = 'limetengewa mnunuzi';
export const availableAgain = 'linapatikana tena';
export const price = (now: string, before: string) => `sasa ${now}, awali ${before}`;
export const priceAnd = (now: string, before: string, state: string) => `sasa ${now}, awali ${before}, ${state}`;
