import type { CarForm } from '../../shared/cars/car-form.ts';

/** A model that dealers of the demo have in stock, and what is asked for it in Kenya in 2026. */
export interface StockModel extends Pick<CarForm, 'make' | 'model' | 'fuel_type' | 'transmission' | 'engine_size'> {
  /** The form knows no vans: their dealers name no body. */
  body: NonNullable<CarForm['body_type']> | 'van';
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
  body: StockModel['body'],
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
  ['Mazda', 'CX-5', 'suv', '2,200 cc', 'diesel', 'automatic', 4, [2016, 2019], [2500, 320]],
  ['Nissan', 'X-Trail', 'suv', '2,000 cc', 'petrol', 'cvt', 4, [2016, 2019], [2390, 210]],
  ['Toyota', 'Harrier', 'suv', '2,000 cc', 'petrol', 'cvt', 4, [2016, 2019], [3150, 340]],
  ['Toyota', 'Premio', 'sedan', '1,500 cc', 'petrol', 'cvt', 3, [2015, 2017], [1890, 130]],
  ['Honda', 'Vezel', 'suv', '1,500 cc', 'hybrid', 'automatic', 3, [2020, 2022], [3150, 330]],
  ['Honda', 'Fit', 'hatchback', '1,300 cc', 'hybrid', 'automatic', 3, [2015, 2017], [1120, 80]],
  ['Toyota', 'Hilux', 'pickup', '2,400 cc', 'diesel', 'manual', 3, [2016, 2018], [4200, 350]],
  ['Toyota', 'Land Cruiser Prado', 'suv', '2,800 cc', 'diesel', 'automatic', 3, [2015, 2017], [5250, 620]],
  ['Toyota', 'Probox', 'wagon', '1,500 cc', 'petrol', 'automatic', 3, [2014, 2016], [960, 70]],
  ['Isuzu', 'D-Max', 'pickup', '2,500 cc', 'diesel', 'manual', 2, [2016, 2017], [3210, 260]],
  ['Nissan', 'Navara', 'pickup', '2,500 cc', 'diesel', 'manual', 2, [2015, 2016], [2680, 230]],
  ['Toyota', 'RAV4', 'suv', '2,000 cc', 'petrol', 'cvt', 2, [2020, 2021], [4450, 450]],
  ['Nissan', 'Leaf', 'hatchback', null, 'electric', 'automatic', 2, [2018, 2020], [1750, 170]],
  ['Toyota', 'Passo', 'hatchback', '1,000 cc', 'petrol', 'cvt', 2, [2019, 2020], [1150, 80]],
  ['Toyota', 'Hiace', 'van', '2,800 cc', 'diesel', 'manual', 2, [2018, 2019], [3650, 300]],
  ['Toyota', 'Noah', 'van', '2,000 cc', 'petrol', 'cvt', 2, [2018, 2019], [2680, 260]],
  ['Toyota', '86', 'coupe', '2,000 cc', 'petrol', 'manual', 2, [2016, 2017], [2750, 240]],
  ['BMW', '420i', 'coupe', '2,000 cc', 'petrol', 'automatic', 1, [2018, 2018], [4350, 0]],
  ['Mercedes-Benz', 'C200', 'coupe', '1,500 cc', 'petrol', 'automatic', 1, [2019, 2019], [5150, 0]],
  ['Mercedes-Benz', 'C200', 'sedan', '2,000 cc', 'petrol', 'automatic', 1, [2016, 2016], [3450, 0]],
  ['Volkswagen', 'Golf', 'hatchback', '1,400 cc', 'petrol', 'automatic', 1, [2016, 2016], [1690, 0]],
  ['Mazda', 'Axela', 'sedan', '1,500 cc', 'petrol', 'automatic', 1, [2016, 2016], [1650, 0]],
  ['Subaru', 'Outback', 'wagon', '2,500 cc', 'petrol', 'cvt', 1, [2016, 2016], [2790, 0]],
  ['Mitsubishi', 'Outlander', 'suv', '2,400 cc', 'hybrid', 'automatic', 1, [2019, 2019], [3290, 0]],
  ['Toyota', 'Crown', 'sedan', '2,500 cc', 'hybrid', 'cvt', 1, [2016, 2016], [3180, 0]],
  ['Toyota', 'Aqua', 'hatchback', '1,500 cc', 'hybrid', 'cvt', 1, [2022, 2022], [2290, 0]],
  ['Suzuki', 'Swift', 'hatchback', '1,200 cc', 'petrol', 'cvt', 1, [2022, 2022], [1890, 0]],
  ['Toyota', 'Yaris', 'hatchback', '1,500 cc', 'petrol', 'cvt', 1, [2022, 2022], [2090, 0]],
  ['Toyota', 'Starlet', 'hatchback', '1,500 cc', 'petrol', 'manual', 1, [2026, 2026], [2590, 0]],
  ['Volkswagen', 'Polo Vivo', 'hatchback', '1,400 cc', 'petrol', 'manual', 1, [2026, 2026], [2450, 0]],
  ['Proton', 'Saga', 'sedan', '1,300 cc', 'petrol', 'automatic', 1, [2026, 2026], [2190, 0]],
  ['BYD', 'Dolphin', 'hatchback', null, 'electric', 'automatic', 1, [2026, 2026], [3350, 0]],
  ['Isuzu', 'D-Max', 'pickup', '1,900 cc', 'diesel', 'manual', 1, [2026, 2026], [6350, 0]],
];

/** The models in stock: 113 cars, and with those that stories name 120. */
export const stockModels: StockModel[] = rows.map(
  ([make, model, body, engine_size, fuel_type, transmission, count, years, [price, more]]) => ({
    ...{ make, model, body, engine_size, fuel_type, transmission, count, years },
    price: price * 1000,
    more: more * 1000,
  }),
);
