/** Why something is reported, as it is chosen and read. */
export const reasons = {
  deposit: 'Asked for a deposit',
  not_the_car: 'Not the car shown',
  false_price: 'False price',
  logbook: 'Wrong about the logbook',
  untrue: 'Not true',
  insulting: 'Insulting',
  private_details: 'Shows private details of somebody',
  not_real: 'Not who they say they are',
  other: 'Something else',
};
/** Of a request, in place of 'Not who they say they are'. */
export const requestNotReal = 'Not a real request';
