import { conditions, fuels, transmissions } from '../../cars/sw/car-option.ts';

export const labels = {
  car_model: 'Modeli ya gari',
  budget: 'Bajeti',
  location: 'Mahali',
  condition: 'Hali',
  transmission: 'Gia',
  fuel_type: 'Aina ya mafuta',
  logbook_in_sellers_name: 'Logbook kwa jina la muuzaji',
  description: 'Maelezo',
  share_phone: 'Onyesha nambari yangu ya simu kwa wauzaji waliothibitishwa',
};
const any = 'Yoyote';
export const options = {
  condition: { any, ...conditions },
  transmission: { any, manual: transmissions.manual, automatic: transmissions.automatic },
  fuel_type: { any, ...fuels },
};
export const wishes = ([first = '', ...others]: readonly string[]) => [first, ...others.map((wish) => wish.toLowerCase())].join(', ');
