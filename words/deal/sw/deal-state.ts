export const requestClosed = 'Ombi hili haliko wazi tena.';
export const carSold = 'Gari hili limeshauzwa.';
export const gone = {
  sold: 'Gari la ofa hii limeuzwa',
  deleted: 'Gari la ofa hii limeondolewa',
  bought: 'Gari la ofa hii lilirekodiwa kuwa limeuzwa kwa mnunuzi huyu',
};
export const goneToYou = 'Gari la ofa hii lilirekodiwa kuwa umelinunua';
