/** The columns of the administrator's file. */
export const columns = {
  car: 'Car',
  buyer: 'Buyer',
  budget: 'Budget',
  location: 'Location',
  county: 'County',
  bids: 'Bids',
  status: 'Status',
  created: 'Created',
  time: 'Time (Nairobi)',
  id: 'Id',
};
