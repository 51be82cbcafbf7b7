import type { Story } from '../story.ts';

/** Deals that ended in a sale, without the demo's buyer and dealer. */
export const dealsDone: Story[] = [
  {
    buyer: 'achieng',
    car_model: 'Toyota Premio 2015',
    budget: '2,000,000 - 2,300,000',
    location: 'Kisumu, Milimani',
    posted: '48d 09:00',
    offers: [
      {
        dealer: 'lakeside',
        price: 2_240_000,
        placed: '47d 10:00',
        message: 'Silver Premio F, 1500cc, 72,000 km, beige interior.',
        picture: 'silver saloon',
        decided: ['accepted', '46d 20:00'],
        appointments: [
          {
            booked: '46d 20:10',
            at: '43d 11:00',
            confirmed: '45d 08:00',
            ended: ['dealer', '43d 14:00', 2_200_000],
            commission_paid: ['35d 10:05', 'SKV2M9C6HB'],
            rating: [5, '42d 19:00', 'Otieno answered every question and gave me a real receipt. Erokamano!'],
            chat: [
              ['buyer', '45d 09:00', 'Can we do it at 11 sharp? I have a meeting at 2.'],
              ['dealer', '45d 09:15', 'Yes madam, 11 sharp.'],
            ],
          },
        ],
      },
    ],
    more: { count: 2, around: 2_260_000, picture: 'white saloon' },
  },
  {
    buyer: 'obrien',
    car_model: 'Toyota Prado TX 2016',
    budget: '6.2M',
    location: 'Nairobi, Karen',
    posted: '37d 12:00',
    fuel_type: 'diesel',
    offers: [
      {
        dealer: 'westlands',
        price: 6_350_000,
        placed: '36d 10:00',
        message: 'Pearl white Prado TX-L 2.8 diesel, 86,000 km, sunroof, 7 leather seats.',
        picture: 'pearl suv',
        decided: ['accepted', '34d 19:00'],
        appointments: [
          {
            booked: '34d 19:05',
            at: '31d 10:00',
            confirmed: '33d 09:00',
            ended: ['dealer', '31d 17:00', 6_300_000],
            commission_paid: ['22d 12:30', 'PesaLink 88213'],
            rating: [4, '30d 08:00', 'Lovely vehicle. Viewing started forty minutes late.'],
          },
        ],
      },
      {
        dealer: 'nanyuki',
        price: 5_950_000,
        placed: '33d 15:00',
        message: 'Green Prado TX, 2015, 118,000 km, safari ready.',
        picture: 'green suv',
      },
    ],
  },
  {
    buyer: 'fatma',
    car_model: 'Suzuki Swift 2016',
    budget: '1m',
    location: 'Mombasa, Nyali',
    posted: '31d 16:00',
    offers: [
      {
        dealer: 'nyali',
        price: 1_050_000,
        placed: '30d 10:30',
        message: 'Red Swift RS, 63,000 km, AC ice cold for Mombasa.',
        picture: 'red hatch',
        decided: ['accepted', '29d 20:00'],
        appointments: [
          {
            booked: '29d 20:05',
            at: '26d 16:00',
            confirmed: '28d 09:00',
            ended: ['buyer', '26d 18:00', 1_020_000],
            rating: [5, '25d 13:00', 'Shukran, very polite and the papers were ready.'],
          },
        ],
      },
      {
        dealer: 'pwani',
        price: 1_080_000,
        placed: '29d 11:00',
        message: 'White Swift, 2016, one owner since it came from the port.',
        picture: 'white hatch',
      },
    ],
  },
  {
    buyer: 'gitonga',
    car_model: 'Nissan Navara 2015',
    budget: '3.2M - 3.6M',
    location: 'Meru',
    posted: '18d 07:30',
    offers: [
      {
        dealer: 'meru',
        price: 3_380_000,
        placed: '17d 09:00',
        message: 'Grey Navara, manual, 105,000 km.',
        picture: 'grey pickup',
        decided: ['accepted', '16d 12:00'],
        appointments: [
          {
            booked: '16d 12:10',
            at: '14d 09:00',
            confirmed: '15d 09:00',
            ended: ['dealer', '14d 12:00', 'not sold'],
            rating: [3, '14d 20:00', 'The air conditioner was not working and nobody had told me.'],
          },
          {
            booked: '12d 08:00',
            at: '9d 09:00',
            confirmed: '11d 09:30',
            ended: ['buyer', '9d 11:00', 3_350_000],
            dispute: ['dealer', '8d 09:30', 'He paid KSh 3,300,000 after we fixed the air conditioner. The receipt says so.'],
            rating: [5, '8d 18:00', 'They repaired everything at their own cost. I take my three stars back.'],
          },
        ],
      },
    ],
    more: { count: 3, around: 3_420_000, picture: 'white pickup' },
  },
  {
    buyer: 'kemunto',
    car_model: 'Toyota Wish 2012',
    budget: '1,050,000',
    location: 'Kisii',
    posted: '29d 11:00',
    offers: [
      {
        dealer: 'gusii',
        price: 1_080_000,
        placed: '28d 12:00',
        message: 'Silver Wish, 7 seats, 118,000 km, local.',
        picture: 'silver wagon',
        decided: ['accepted', '27d 18:00'],
        appointments: [
          {
            booked: '27d 18:05',
            at: '24d 10:00',
            confirmed: '26d 08:00',
            ended: ['dealer', '24d 12:00', 1_080_000],
            commission_paid: ['15d 16:10', 'SLD5T3W8QK'],
            rating: [4, '23d 19:30'],
          },
        ],
      },
    ],
  },
  {
    buyer: 'onyango',
    car_model: 'Toyota Noah 2015',
    budget: '2.2M',
    location: 'Siaya',
    posted: '34d 14:00',
    offers: [
      {
        dealer: 'kakamega',
        price: 2_150_000,
        placed: '33d 09:00',
        message: 'White Noah Si, 8 seats, 94,000 km.',
        picture: 'white wagon',
        decided: ['accepted', '30d 20:00'],
        appointments: [
          {
            booked: '30d 20:10',
            at: '25d 13:00',
            confirmed: '28d 08:00',
            ended: ['buyer', '25d 17:00', 'not sold'],
            rating: [4, '25d 20:00', 'Well received, but the sliding door was weak. I keep looking.'],
          },
        ],
      },
      {
        dealer: 'lakeside',
        price: 2_240_000,
        placed: '31d 10:00',
        message: 'Pearl Noah, 2016, 81,000 km.',
        decided: ['accepted', '22d 09:00'],
        appointments: [
          {
            booked: '22d 09:10',
            at: '18d 11:00',
            confirmed: '21d 08:30',
            ended: ['dealer', '18d 15:30', 2_200_000],
            rating: [4, '17d 19:00', 'Comfortable van and a patient seller.'],
          },
        ],
      },
    ],
  },
  {
    buyer: 'mutua',
    car_model: 'Mazda Demio 2015',
    budget: '900k',
    location: 'Machakos',
    posted: '26d 10:00',
    offers: [
      {
        dealer: 'rift',
        price: 995_000,
        placed: '25d 12:00',
        message: 'Blue Demio Skyactiv, 66,000 km.',
        picture: 'blue hatch',
        decided: ['rejected', '23d 19:00'],
      },
      {
        dealer: 'masaku',
        price: 910_000,
        placed: '24d 09:30',
        message: 'White Demio, 91,000 km, here in Machakos town.',
        picture: 'white hatch',
        decided: ['accepted', '23d 19:05'],
        appointments: [
          {
            booked: '23d 19:20',
            at: '20d 09:00',
            confirmed: '22d 08:30',
            ended: ['buyer', '20d 11:00', 905_000],
            rating: [5, '20d 20:30', 'Mutinda is a straight man. No hidden costs.'],
          },
        ],
      },
    ],
  },
];
