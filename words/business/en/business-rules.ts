export const nothingWaits = 'No changed details wait for a decision any more.';
export const otherDetails = 'The dealer has sent other details meanwhile. Please look at them.';
/** Of a verified business, which leaves this field empty. */
export const keeps = {
  business_name: 'A verified business keeps a name.',
  business_license: 'A verified business keeps a licence number.',
  phone: 'A verified business keeps a phone number.',
  location: 'A verified business keeps a location.',
  business_address: 'A verified business keeps an address.',
};
export const checkedByUs =
  'Our team has verified you, so the photo of your licence can’t be changed here. Please write to us to change it.';
