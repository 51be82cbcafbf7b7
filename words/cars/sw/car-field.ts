import { conditions, fuels, transmissions } from './car-option.ts';
import { holders, label as logbook } from './logbook.ts';

export const labels = {
  logbook_holder: logbook,
  make: 'Kampuni',
  model: 'Modeli',
  year: 'Mwaka',
  mileage: 'Kilomita',
  color: 'Rangi',
  engine_size: 'Injini',
  fuel_type: 'Mafuta',
  transmission: 'Gia',
  condition: 'Hali',
  history: 'Historia',
  first_registration: 'Mwaka wa usajili wa kwanza',
  owners_in_kenya: 'Wamiliki nchini Kenya',
  body_type: 'Umbo',
  price: 'Bei',
  location: 'Mahali',
  description: 'Maelezo',
};
export const options = {
  logbook_holder: holders,
  fuel_type: fuels,
  transmission: transmissions,
  condition: conditions,
  history: {
    kenya_new: 'Jipya nchini Kenya',
    kenya_used: 'Limetumika nchini Kenya',
    fresh_import: 'Limeagizwa karibuni, bado halina mmiliki nchini Kenya',
  },
  body_type: { hatchback: 'Hatchback', sedan: 'Sedan', suv: 'SUV', wagon: 'Wagon', pickup: 'Pickup', coupe: 'Coupe' },
};
export const asked = { logbook_holder: 'Logbook ina jina la nani?', price: 'Bei kwa KSh' };
export const examples = {
  mileage: '88,000 km',
  engine_size: '1,500 cc',
  first_registration: '2016',
  location: 'Uganda Road, Eldoret',
  description: 'Ushuru umelipwa, huduma zilizofanywa, nini ni kipya, funguo ngapi',
};
export const hints = {
  logbook_holder: 'Wanunuzi huuliza hili kwanza: ni mtu huyo pekee anayeweza kuhamisha umiliki.',
  history: 'Gari limetumika wapi barabarani.',
  location: 'Mahali wanunuzi wanaweza kuliona: mji ni muhimu.',
};

export const notStated = 'haijasemwa';
export const butAsked = (asked: string) => `; ${asked}`;
export const saysOtherwise = (facts: string) => `Ukurasa wa gari lenyewe unasema tofauti kuhusu: ${facts}.`;
