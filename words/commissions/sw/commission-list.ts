export const filters = {
  pending: 'Zinasubiri',
  overdue: 'Zimepita muda',
  held: 'Zinasubiri uamuzi',
  paid: 'Zimelipwa',
  refunded: 'Zimerejeshwa',
};
export const sorts = { newest: 'Mpya kwanza', oldest: 'Za zamani kwanza', due: 'Zinazokaribia muda kwanza', highest: 'Kubwa kwanza' };
