import type { CarForm } from '../../../shared/cars/car-form.ts';

/** A model that dealers of the demo have in stock, and what is asked for it in Kenya in 2026. */
export interface StockModel extends Pick<CarForm, 'make' | 'model' | 'fuel_type' | 'transmission' | 'engine_size'> {
  body_type: NonNullable<CarForm['body_type']>;
  /** How many cars there are; their years go from the first to the last, and begin anew. */
  count: number;
  years: readonly [number, number];
  /** KSh for one of the first year, and how much more for each later year. */
  price: number;
  more: number;
}

type Row = readonly [
  make: string,
  model: string,
  body_type: StockModel['body_type'],
  engine: string | null,
  fuel: CarForm['fuel_type'],
  transmission: CarForm['transmission'],
  count: number,
  years: readonly [number, number],
  thousands: readonly [price: number, more: number],
];

const rows: Row[] = [
  ['Toyota', 'Axio', 'sedan', '1,500 cc', 'petrol', 'cvt', 9, [2015, 2016], [1210, 85]],
  ['Toyota', 'Fielder', 'wagon', '1,500 cc', 'petrol', 'cvt', 9, [2015, 2017], [1490, 110]],
  ['Mazda', 'Demio', 'hatchback', '1,300 cc', 'petrol', 'automatic', 9, [2015, 2017], [990, 75]],
  ['Toyota', 'Vitz', 'hatchback', '1,000 cc', 'petrol', 'cvt', 8, [2015, 2017], [930, 70]],
  ['Nissan', 'Note', 'hatchback', '1,200 cc', 'petrol', 'cvt', 8, [2015, 2017], [980, 85]],
  ['Subaru', 'Forester', 'suv', '2,000 cc', 'petrol', 'cvt', 8, [2015, 2017], [2480, 240]],
  ['Mazda', 'CX-5', 'suv', '2,200 cc', 'diesel', 'automatic', 5, [2015, 2017], [2280, 220]],
  ['Nissan', 'X-Trail', 'suv', '2,000 cc', 'petrol', 'cvt', 5, [2015, 2018], [2250, 150]],
  ['Toyota', 'Harrier', 'suv', '2,000 cc', 'petrol', 'cvt', 5, [2015, 2018], [2890, 260]],
  ['Toyota', 'Premio', 'sedan', '1,500 cc', 'petrol', 'cvt', 4, [2015, 2017], [1890, 130]],
  ['Honda', 'Vezel', 'suv', '1,500 cc', 'hybrid', 'automatic', 4, [2015, 2018], [2190, 140]],
  ['Honda', 'Fit', 'hatchback', '1,300 cc', 'hybrid', 'automatic', 4, [2015, 2018], [1120, 80]],
  ['Toyota', 'Hilux', 'pickup', '2,400 cc', 'diesel', 'manual', 4, [2015, 2018], [3850, 350]],
  ['Isuzu', 'D-Max', 'pickup', '2,500 cc', 'diesel', 'manual', 3, [2015, 2017], [2950, 260]],
  ['Nissan', 'Navara', 'pickup', '2,500 cc', 'diesel', 'manual', 3, [2015, 2017], [2680, 230]],
  ['Toyota', 'Land Cruiser Prado', 'suv', '2,800 cc', 'diesel', 'automatic', 3, [2015, 2017], [5250, 620]],
  ['Toyota', 'RAV4', 'suv', '2,000 cc', 'petrol', 'cvt', 3, [2015, 2017], [2790, 260]],
  ['Toyota', 'Probox', 'wagon', '1,500 cc', 'petrol', 'automatic', 3, [2014, 2016], [960, 70]],
  ['Nissan', 'Leaf', 'hatchback', null, 'electric', 'automatic', 3, [2015, 2017], [1290, 140]],
  ['Toyota', 'Passo', 'hatchback', '1,000 cc', 'petrol', 'cvt', 2, [2016, 2018], [890, 70]],
  ['Volkswagen', 'Golf', 'hatchback', '1,400 cc', 'petrol', 'automatic', 2, [2014, 2016], [1480, 130]],
  ['Mazda', 'Axela', 'sedan', '1,500 cc', 'petrol', 'automatic', 2, [2015, 2017], [1530, 120]],
  ['Toyota', 'Aqua', 'hatchback', '1,500 cc', 'hybrid', 'cvt', 1, [2015, 2016], [1140, 80]],
  ['Mitsubishi', 'Outlander', 'suv', '2,400 cc', 'petrol', 'cvt', 1, [2015, 2016], [2420, 190]],
  ['Suzuki', 'Swift', 'hatchback', '1,200 cc', 'petrol', 'manual', 1, [2016, 2017], [1080, 90]],
  ['Subaru', 'Outback', 'wagon', '2,500 cc', 'petrol', 'cvt', 1, [2015, 2016], [2650, 240]],
  ['Mercedes-Benz', 'C200', 'sedan', '2,000 cc', 'petrol', 'automatic', 1, [2016, 2016], [3450, 0]],
  ['Toyota', 'Crown', 'sedan', '2,500 cc', 'hybrid', 'cvt', 1, [2016, 2016], [3180, 0]],
  ['Toyota', 'Starlet', 'hatchback', '1,500 cc', 'petrol', 'manual', 1, [2026, 2026], [2490, 0]],
];

/** The models in stock: 113 cars, and with those that stories name 120. */
export const stockModels: StockModel[] = rows.map(
  ([make, model, body_type, engine_size, fuel_type, transmission, count, years, [price, more]]) => ({
    ...{ make, model, body_type, engine_size, fuel_type, transmission, count, years },
    price: price * 1000,
    more: more * 1000,
  }),
);
