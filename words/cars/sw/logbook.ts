export const label = 'Logbook';
export const holders = {
  seller: 'Kwa jina la muuzaji',
  lender: 'Kwa benki au mkopeshaji',
  other: 'Kwa jina la mtu mwingine',
  import_papers: 'Bado, hati za uagizaji pekee',
};
export const youAsked = 'uliomba logbook iwe kwa jina la muuzaji';
