import { conditions, fuels, transmissions } from '../../cars/en/car-option.ts';

/** Each field by its name, as the form, lists and the log call it. */
export const labels = {
  car_model: 'Car model',
  budget: 'Budget',
  location: 'Location',
  condition: 'Condition',
  transmission: 'Transmission',
  fuel_type: 'Fuel type',
  logbook_in_sellers_name: 'Logbook in the seller’s name',
  description: 'Description',
  share_phone: 'Show my phone number to verified dealers',
};
const any = 'Any';
/** What a choice can be. */
export const options = {
  condition: { any, ...conditions },
  transmission: { any, manual: transmissions.manual, automatic: transmissions.automatic },
  fuel_type: { any, ...fuels },
};
/** The wishes in one line: 'Used, automatic, petrol'. */
export const wishes = ([first = '', ...others]: readonly string[]) => [first, ...others.map((wish) => wish.toLowerCase())].join(', ');
