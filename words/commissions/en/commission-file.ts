/** The heads of the list of commissions as a file. */
export const heads = {
  reference: 'Reference',
  dealer: 'Dealer',
  car: 'Car',
  price: 'Purchase price (KSh)',
  commission: 'Commission (KSh)',
  status: 'Status',
  arose: 'Arose',
  due: 'Due',
  paid: 'Paid',
  paymentReference: 'Payment reference',
  refunded: 'Refunded',
  refundReference: 'Refund reference',
  kept: 'Kept',
  whyKept: 'Why kept',
  id: 'Id',
};
