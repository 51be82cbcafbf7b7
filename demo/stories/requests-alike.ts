import type { BuyerKey } from '../people.ts';
import type { Story } from '../story.ts';

const around = ['Nakuru, Milimani', 'Naivasha', 'Gilgil', 'Molo', 'Nakuru'];

const wishes = (car_model: string, asked: [buyer: BuyerKey, budget: string, days: number][]): Story[] =>
  asked.map(([buyer, budget, days], place) => ({
    buyer,
    car_model,
    budget,
    location: around[place % around.length] ?? 'Nakuru',
    posted: `${days}d 10:20`,
    cancelled: `${days - 5}d 17:45`,
  }));

/** What many asked for around Nakuru, and have meanwhile: analytics tell it to the dealers there. */
export const requestsAlike: Story[] = [
  ...wishes('Mazda Demio', [
    ['wairimu', '900k', 18],
    ['njoroge', '850k', 14],
    ['chebet', '1M', 12],
    ['kiprotich', '950k', 9],
    ['omondi', '800k', 7],
    ['muthoni', '980k', 6],
  ]),
  ...wishes('Toyota Noah', [
    ['achieng', '1.6M', 19],
    ['kemunto', '1.75M', 16],
    ['mutua', '1.5M', 13],
    ['gitonga', '1.8M', 10],
    ['wafula', '1.65M', 8],
  ]),
];
