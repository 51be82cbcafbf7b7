export const filters = {
  pending: 'Zinasubiri',
  overdue: 'Zimechelewa',
  held: 'Zimesimamishwa na pingamizi',
  paid: 'Zimelipwa',
  refunded: 'Zimerejeshwa',
};
export const sorts = { newest: 'Mpya kwanza', oldest: 'Za zamani kwanza', due: 'Za kulipwa kwanza', highest: 'Kubwa kwanza' };
