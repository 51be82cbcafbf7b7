// What the log calls a field that no form of a car, a request, a profile or the settings has.
export const verification = {
  is_verified: 'Verified',
  is_suspended: 'Suspended',
  licence_checked: 'Licence number checked',
  phone_called: 'Phone called',
  address_found: 'Address found',
  /** Of changed business details. */
  state: 'Changed details',
};
export const others = {
  photos: 'Photos',
  approval: 'Approval',

  status: 'Status',
  outcome: 'Outcome',
  final_price: 'Final price',
  verdict: 'Verdict',
  is_removed: 'Removed',
  is_public: 'On the dealer’s page',

  commission_amount: 'Commission',
  due_at: 'Due',
  paid_on: 'Paid on',
  payment_reference: 'Reference of the payment',
  refund_reference: 'Reference of the refund',
  kept_reason: 'Why it is kept',

  kind: 'M-Pesa',
  number: 'Number',
  name: 'Name',

  // What a reported thing said, beside what it says now.
  message: 'Message',
  stars: 'Stars',
  words: 'Review',
  answer: 'Answer',

  reason: 'Reason',
};
export const yes = 'yes';
export const no = 'no';
