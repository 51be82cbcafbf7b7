/** Each field by its name, as forms and the log call it. */
export const labels = {
  full_name: 'Full name',
  business_name: 'Business name',
  business_license: 'Licence number',
  phone: 'Phone',
  location: 'Location',
  business_address: 'Business address',
};
/** What a list of facts calls it in place of that. */
export const facts = { full_name: 'Name', business_license: 'Licence' };
/** What a form says below the field. */
export const hints = {
  business_license: 'As on your single business permit or dealer’s licence.',
  location: 'Town or area',
  business_address: 'Road and what stands next to it, so that buyers find your yard.',
};
