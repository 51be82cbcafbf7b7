// Who and what the log names, where a name is missing or is no name.
export const you = 'You';
export const system = 'System';
export const someone = 'Somebody';
export const somebody = 'somebody';
export const aDealer = 'a dealer';
export const aBuyer = 'a buyer';
export const someCar = 'a car';
export const aCar = (car: string) => (/^[aeiou]/i.test(car) ? `an ${car}` : `a ${car}`);
export const anAmount = 'an amount';
/** Of an event that only another version of the program knows. */
export const unknownEvent = (who: string, type: string) => `${who}: ${type}`;

/** What each id in the data of an event names. */
export const things = {
  report_id: 'Report',
  commission_id: 'Commission',
  message_id: 'Message',
  rating_id: 'Review',
  dispute_id: 'Dispute',
  appointment_id: 'Viewing',
  bid_id: 'Offer',
  request_id: 'Request',
  car_id: 'Car',
  file_id: 'File',
  content_id: 'Text',
  change_id: 'Changed details',
  warning_id: 'Warning',
  suspension_id: 'Suspension',
  step_id: 'Verification step',
  dealer_id: 'Dealer',
  buyer_id: 'Buyer',
  owner_id: 'Owner',
  user_id: 'Person',
  suspended_id: 'Suspended person',
};
