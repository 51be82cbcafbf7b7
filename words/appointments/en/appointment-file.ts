/** The columns of the administrator's file. */
export const columns = {
  car: 'Car',
  buyer: 'Buyer',
  dealer: 'Dealer',
  budget: 'Budget',
  price: 'Offered price (KSh)',
  date: 'Date',
  time: 'Time (Nairobi)',
  notes: 'Buyer notes',
  status: 'Status',
  outcome: 'Outcome',
  finalPrice: 'Final price (KSh)',
  disputed: 'Disputed',
  id: 'Id',
};
export const outcomes = { sold: 'sold', not_sold: 'not sold' };
export const yes = 'yes';
export const no = 'no';
