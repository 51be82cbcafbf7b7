import type { Story } from '../story.ts';

/** What the demo's dealer, Rift Valley Motors, is in the middle of. */
export const demoDealerStories: Story[] = [
  {
    buyer: 'kiprotich',
    car_model: 'Toyota Hilux double cabin 2017',
    budget: 'KSh 4.5M max',
    location: 'Eldoret, Elgon View',
    posted: '12d 06:40',
    description: 'For the farm. Manual, diesel, strong suspension. No canopy needed.',
    transmission: 'manual',
    fuel_type: 'diesel',
    offers: [
      {
        dealer: 'rift',
        price: 4_380_000,
        placed: '11d 09:00',
        message: 'White Hilux 2.4 GD-6, manual, 96,000 km, used by one company with full records. New all-terrain tyres.',
        picture: 'white pickup',
        decided: ['accepted', '2d 07:30'],
        viewings: [{ booked: '2d 07:45', at: '+3d 11:00', notes: 'I can also come on Sunday after church if that is better for you.' }],
      },
      { dealer: 'highland', price: 4_620_000, placed: '10d 10:30', message: 'Grey Hilux, 2018, 71,000 km, here in Eldoret.', picture: 'grey pickup' },
    ],
    more: { count: 2, around: 4_450_000, picture: 'white pickup' },
  },
  {
    buyer: 'wairimu',
    car_model: 'Subaru Forester 2015',
    budget: '2.3M - 2.6M',
    location: 'Nakuru, Milimani',
    posted: '20d 13:00',
    transmission: 'automatic',
    offers: [
      {
        dealer: 'rift',
        price: 2_480_000,
        placed: '19d 09:10',
        message: 'Green Forester, 2.0 non-turbo, 83,000 km. Timing and oil done last month, receipts available.',
        picture: 'green suv',
        decided: ['accepted', '16d 19:30'],
        viewings: [
          {
            booked: '16d 19:40',
            at: '10d 14:00',
            confirmed: '15d 08:00',
            ended: ['dealer', '10d 16:45', 2_430_000],
            rating: [4, '9d 21:10', 'Good car and fair talk. The transfer took a few days longer than promised, that is why four stars.'],
            chat: [
              ['buyer', '15d 12:00', 'Is there rust underneath? Nakuru roads were salty for my last car, he he.'],
              ['dealer', '15d 12:25', 'None. We will put it on the lift for you.'],
              ['buyer', '8d 10:05', 'Any news on the transfer?'],
              ['dealer', '8d 10:30', 'NTSA has approved it this morning, the logbook comes this week.'],
            ],
          },
        ],
      },
      { dealer: 'naivasha', price: 2_560_000, placed: '18d 15:20', message: 'Black Forester XT, 2014.', picture: 'black suv' },
      { dealer: 'ngong', price: 2_640_000, placed: '17d 10:00', picture: 'pearl suv' },
    ],
  },
  {
    buyer: 'njoroge',
    car_model: 'Toyota Probox 2016',
    budget: '1.1m',
    location: 'Thika',
    posted: '42d 07:00',
    description: 'For deliveries. Must carry 400 kg every day.',
    offers: [
      {
        dealer: 'rift',
        price: 1_120_000,
        placed: '41d 09:00',
        message: 'White Probox, 1500cc, 88,000 km, heavy-duty rear springs.',
        picture: 'white wagon',
        decided: ['accepted', '40d 18:00'],
        viewings: [
          {
            booked: '40d 18:05',
            at: '36d 10:00',
            confirmed: '39d 08:15',
            ended: ['buyer', '36d 13:00', 1_100_000],
            commission_paid: ['29d 11:20', 'SLB8R1N5TD'],
            rating: [5, '35d 07:45', 'Fast and straight. They even helped me with the insurance the same day. Asante Kipkemboi!'],
            chat: [
              ['dealer', '39d 08:20', 'Habari Njoroge, the Probox is waiting for you.'],
              ['buyer', '39d 08:50', 'Mzuri. Nitafika saa nne.'],
            ],
          },
        ],
      },
    ],
    more: { count: 1, around: 1_150_000, picture: 'silver wagon' },
  },
  {
    buyer: 'jeptoo',
    car_model: 'Toyota Fielder 2015',
    budget: '1,600,000',
    location: 'Nandi Hills',
    posted: '11d 17:20',
    offers: [
      {
        dealer: 'rift',
        price: 1_590_000,
        placed: '10d 08:45',
        message: 'Silver Fielder G, 1500cc, 79,000 km, roof rails and tow hook.',
        picture: 'silver wagon',
        decided: ['accepted', '4d 12:10'],
        viewings: [
          {
            booked: '4d 12:20',
            at: '+5d 15:00',
            moved: ['dealer', '3d 09:05'],
            chat: [
              ['dealer', '3d 09:07', 'That morning the car is at the garage for service. Would the afternoon suit you?'],
              ['buyer', '2d 18:30', 'Let me ask my husband and I confirm.'],
            ],
          },
        ],
      },
      { dealer: 'kericho', price: 1_655_000, placed: '9d 11:15', message: 'White Fielder hybrid, 2015, in Kericho.', picture: 'white wagon' },
    ],
  },
  {
    buyer: 'chebet',
    car_model: 'Nissan X-Trail 2016',
    budget: '2.3m - 2.7m',
    location: 'Kericho',
    posted: '15d 20:00',
    share_phone: true,
    offers: [
      {
        dealer: 'rift',
        price: 2_550_000,
        placed: '14d 09:35',
        message: 'Black X-Trail, 7 seats, 4WD, 85,000 km.',
        picture: 'black suv',
        decided: ['accepted', '6d 13:00'],
        viewings: [
          {
            booked: '6d 13:10',
            at: '+4d 12:00',
            confirmed: '5d 08:10',
            dealer_notes: 'We open at 8.',
            chat: [
              ['dealer', '5d 08:15', 'Confirmed, Chebet. Safe travels from Kericho.'],
              ['buyer', '2d 19:40', 'Thank you. Is the third row in good condition? My kids will sit there.'],
              ['buyer', '95m', 'Also, can I pay by bank transfer at your yard? I don’t want to carry cash.'],
            ],
            unread: 2,
          },
        ],
      },
      { dealer: 'lakeside', price: 2_720_000, placed: '13d 16:00', picture: 'pearl suv', decided: ['rejected', '6d 13:02'] },
    ],
  },
  {
    buyer: 'gitonga',
    car_model: 'Isuzu D-Max 2016',
    budget: '3.5M',
    location: 'Meru, Makutano',
    posted: '33d 08:00',
    fuel_type: 'diesel',
    offers: [
      {
        dealer: 'rift',
        price: 3_650_000,
        placed: '32d 10:00',
        message: 'Grey D-Max 3.0, 112,000 km, canopy included.',
        picture: 'grey pickup',
        decided: ['accepted', '30d 18:30'],
        viewings: [
          {
            booked: '30d 18:40',
            at: '27d 10:00',
            notes: 'Long drive from Meru, please keep the time.',
            cancelled: ['buyer', '28d 17:00', 'My mechanic can’t travel this week. I will book again when he is free.'],
          },
          { booked: '24d 09:00', at: '19d 11:00', confirmed: '23d 08:00', ended: ['dealer', '19d 15:00', 'not sold'], chat: [['buyer', '19d 18:30', 'Thank you for your time. The gearbox worried my mechanic.']] },
        ],
      },
      { dealer: 'nanyuki', price: 3_490_000, placed: '31d 12:00', message: 'White D-Max, single owner, from a conservancy in Laikipia.', picture: 'white pickup' },
    ],
    more: { count: 2, around: 3_550_000, picture: 'grey pickup' },
  },
];
