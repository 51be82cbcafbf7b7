export const all = 'Miadi yote';
export const shows = { upcoming: 'Ijayo', overdue: 'Wakati umepita', sold: 'Gari limeuzwa' };
export const notLoaded = 'Miadi imeshindwa kupakia';
export const loading = 'Inapakia miadi yako';
export const noneNow = 'Hakuna kwa sasa';
export const seeAll = 'Ona miadi yote';
export const noneYet = 'Bado huna miadi';
export const how = {
  buyer: 'Kubali ofa, kisha panga wakati wa kuona gari.',
  dealer: 'Mnunuzi akikubali ofa yako, atapanga wakati wa kuona gari.',
};
export const toRequests = { buyer: 'Ona maombi yangu', dealer: 'Tafuta ombi la kutolea ofa' };
