import type { Story } from '../story.ts';

/** Deals that are disputed, cancelled or in progress, without the demo's buyer and dealer. */
export const dealsOpen: Story[] = [
  {
    buyer: 'halima',
    car_model: 'Toyota Harrier 2016',
    budget: '3.4m–3.8m',
    location: 'Nairobi, Eastleigh',
    posted: '17d 09:00',
    offers: [
      {
        dealer: 'bypass',
        price: 3_690_000,
        placed: '16d 10:00',
        message: 'Black Harrier Premium, 70,000 km, panoramic roof.',
        picture: 'black suv',
        decided: ['accepted', '13d 20:00'],
        appointments: [
          {
            booked: '13d 20:10',
            at: '7d 15:00',
            confirmed: '12d 09:00',
            ended: ['dealer', '6d 10:00', 3_640_000],
            dispute: ['buyer', '5d 21:00', 'I paid KSh 3,690,000 as in the offer, not 3,640,000. I have the bank slip.'],
            rating: [2, '5d 21:20', 'The car is good but the recorded price is wrong.'],
            chat: [
              ['dealer', '6d 10:05', 'Mabrouk Halima! The sale is recorded.'],
              ['buyer', '5d 20:50', 'Please correct the price, I paid the full amount.'],
            ],
            review_reported: ['4d 08:30', 'untrue', 'We recorded what was paid. This is about the dispute, not about us.'],
          },
        ],
      },
    ],
    more: { count: 3, around: 3_650_000, picture: 'pearl suv' },
  },
  {
    buyer: 'priya',
    car_model: 'Nissan Leaf 2018',
    budget: 'KES 1,900,000',
    location: 'Nairobi, Parklands',
    posted: '10d 18:00',
    fuel_type: 'electric',
    description: '40 kWh, at least 11 battery bars. I charge at home.',
    offers: [
      {
        dealer: 'westlands',
        price: 1_890_000,
        placed: '9d 10:00',
        message: 'Blue Leaf 40 kWh, 12 bars, 47,000 km, type 2 cable included.',
        picture: 'blue hatch',
        decided: ['accepted', '3d 19:00'],
        appointments: [
          {
            booked: '3d 19:05',
            at: '+1d 17:00',
            notes: 'After work please.',
            confirmed: '2d 09:00',
            dealer_notes: 'Fully charged for your drive.',
            chat: [
              ['buyer', '1d 12:40', 'Could you send the LeafSpy screenshot?'],
              ['dealer', '1d 13:15', 'State of health is 91 %, I will show it live on the phone.'],
            ],
            unread: 1,
          },
        ],
      },
    ],
    more: { count: 2, around: 1_850_000, picture: 'white hatch' },
  },
  {
    buyer: 'lekishon',
    car_model: 'Land Rover Discovery 4 2014',
    budget: '4m - 4.8m',
    location: 'Kajiado',
    posted: '16d 08:00',
    offers: [
      {
        dealer: 'kitengela',
        price: 4_650_000,
        placed: '15d 10:00',
        message: 'Green Discovery 4 SDV6, 109,000 km, air suspension renewed.',
        picture: 'green suv',
        decided: ['accepted', '8d 20:00'],
        appointments: [
          {
            booked: '8d 20:05',
            at: '4d 10:00',
            confirmed: '7d 08:00',
            cancelled: ['dealer', '5d 09:00', 'The owner has taken the car back. Pole sana for the trouble.'],
            chat: [
              ['buyer', '5d 09:30', 'Sawa. Tell me if you get another one.'],
              ['dealer', '4d 11:00', 'I have a Defender coming. Send KSh 50,000 first and I hold it for you.'],
            ],
            reported: [1, '3d 08:10', 'deposit', 'He wants money before I have seen the car.'],
          },
        ],
      },
    ],
    more: { count: 1, around: 4_500_000, picture: 'black suv' },
  },
  {
    buyer: 'wafula',
    car_model: 'Mitsubishi Outlander PHEV 2016',
    budget: '2.7 million',
    location: 'Kitale',
    posted: '9d 10:00',
    fuel_type: 'hybrid',
    offers: [
      {
        dealer: 'kitale',
        price: 2_680_000,
        placed: '8d 09:00',
        message: 'Red Outlander PHEV, 71,000 km, battery at 88 %.',
        picture: 'red suv',
        decided: ['accepted', '2d 08:00'],
        appointments: [
          {
            booked: '2d 08:10',
            at: '+6d 10:00',
            moved: ['buyer', '1d 19:00'],
            notes: 'Market day suits me best.',
            chat: [
              ['dealer', '1d 10:00', 'Habari ya asubuhi, will you come with your own mechanic?'],
              ['buyer', '1d 19:05', 'Yes, but I had to move the day.'],
            ],
            unread: 1,
          },
        ],
      },
    ],
    more: { count: 2, around: 2_750_000, picture: 'pearl suv' },
  },
  {
    buyer: 'karisa',
    car_model: 'Toyota Succeed 2014',
    budget: '850,000',
    location: 'Kilifi',
    posted: '13d 12:00',
    offers: [
      {
        dealer: 'malindi',
        price: 880_000,
        placed: '12d 10:00',
        message: 'Silver Succeed, 124,000 km, strong engine.',
        picture: 'silver wagon',
        decided: ['accepted', '7d 19:00'],
        appointments: [
          {
            booked: '7d 19:10',
            at: '3d 14:00',
            confirmed: '6d 10:00',
            chat: [['buyer', '3d 17:00', 'Nimeipenda. I will come back with the money next week.']],
          },
        ],
      },
      { dealer: 'voi', price: 840_000, placed: '11d 12:00', message: '2013 Succeed, 140,000 km.', picture: 'white wagon' },
    ],
  },
];
