// What is said to a step that comes too late: what the thing is already.
export const already = {
  request: {
    active: 'This request is already active.',
    completed: 'This request is already completed.',
    cancelled: 'This request is already cancelled.',
  },
  car: {
    available: 'This car is already available.',
    reserved: 'This car is already reserved.',
    sold: 'This car is already sold.',
  },
  offer: {
    pending: 'This offer is already pending.',
    accepted: 'This offer is already accepted.',
    rejected: 'This offer is already rejected.',
  },
  viewing: {
    pending: 'This viewing is already pending.',
    confirmed: 'This viewing is already confirmed.',
    completed: 'This viewing is already completed.',
    cancelled: 'This viewing is already cancelled.',
  },
  commission: {
    pending: 'This commission is already pending.',
    paid: 'This commission is already paid.',
  },
};
