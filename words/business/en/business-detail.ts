/** What our team checks of a business, as a list in a sentence names it. */
export const names = {
  business_name: 'business name',
  business_license: 'licence number',
  phone: 'phone',
  location: 'location',
  business_address: 'business address',
};
/** The link to its field. */
export const add = {
  business_name: 'Add the business name',
  business_license: 'Add the licence number',
  phone: 'Add the phone',
  location: 'Add the location',
  business_address: 'Add the business address',
};
