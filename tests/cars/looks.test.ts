import { expect, test } from 'vitest';
import { bodyOf } from '../../shared/cars/body.ts';
import { paintOf, sand } from '../../shared/cars/colour.ts';
import { carLooks, looksOfRequest } from '../../shared/cars/looks.ts';

const white = paintOf('white');
const black = paintOf('black');
const silver = paintOf('silver');
const red = paintOf('red');
const blue = paintOf('blue');
const green = paintOf('green');

test.each([
  ['Toyota Axio', 'saloon'],
  ['Toyota Hiace 2015', 'van'],
  ['Nissan Caravan', 'van'],
  ['14-seater matatu', 'van'],
  ['Peugeot Boxer', 'van'],
  ['minibus', 'van'],
  ['Isuzu NPR', 'lorry'],
  ['isuzu frr 2014', 'lorry'],
  ['Isuzu FVZ tipper', 'lorry'],
  ['Mitsubishi Canter', 'lorry'],
  ['Fuso Fighter', 'lorry'],
  ['Pickup truck', 'pickup'],
  ['Isuzu D-Max', 'pickup'],
  ['Toyota Coaster', 'bus'],
  ['school bus', 'bus'],
  ['Massey Ferguson 290', 'tractor'],
  ['MF 375', 'tractor'],
  ['John Deere 5075E', 'tractor'],
  ['New Holland TT75', 'tractor'],
  ['Bajaj Boxer 150', 'motorbike'],
  ['Boxer BM 100', 'motorbike'],
  ['TVS HLX', 'motorbike'],
  ['Honda CB 125', 'motorbike'],
  ['Honda CR-V', 'suv'],
  ['Honda Fit', 'hatch'],
  ['boda boda', 'motorbike'],
  ['pikipiki', 'motorbike'],
  ['Subaru BRZ', 'coupe'],
  ['Toyota Probox', 'wagon'],
  ['Mercedes C200 Kompressor', 'saloon'],
])('the body of %s is a %s', (model, body) => {
  expect(bodyOf(model)).toBe(body);
});

test.each([
  ['Silver', silver],
  ['a WHITE one', white],
  ['pearl white', white],
  ['grey or gray', paintOf('gray')],
  ['rangi nyeupe', white],
  ['nyeusi', black],
  ['nyekundu', red],
  ['bluu', blue],
  ['kijani', green],
  ['rangi ya fedha', silver],
  ['white, not black', white],
  ['no accidents, white', white],
  ['silver is fine but not red', silver],
  ['black leather seats, white', white],
  ['blue or green', blue],
  ['Audi Q5 in dark blue metallic', blue],
])('"%s" names a colour', (text, paint) => {
  expect(paint).not.toBe(sand);
  expect(paintOf(text)).toBe(paint);
});

test.each([
  'any colour but black',
  'any color except white',
  'not red',
  'Not red, black or white',
  'not red/black',
  'anything other than silver',
  "I don't want green",
  'sio nyeusi',
  'isipokuwa nyekundu au nyeupe',
  'Green Park, Athi River',
  'I live on Red Hill Road',
  'black leather seats',
  'BlueEFFICIENCY',
  'Nissan Bluebird',
  'Chevrolet Silverado',
  'Subaru BRZ',
  'interested, fired up, covered parking',
  'fedha taslimu',
  'near Fedha Estate',
  '',
  null,
  undefined,
])('"%s" names no colour: sand', (text) => {
  expect(paintOf(text)).toBe(sand);
});

test('the first text that names a colour wins, the model is asked last', () => {
  expect(carLooks('Toyota Hiace white', 'silver', 'black')).toEqual({ body: 'van', colour: silver });
  expect(carLooks('Toyota Hiace white', null, 'a clean one')).toEqual({ body: 'van', colour: white });
  expect(carLooks('Toyota Hiace')).toEqual({ body: 'van', colour: sand });
});

test('the car of a request has the colour of the offer that was accepted, else the one that is wished', () => {
  const request = { car_model: 'Toyota Hiace', description: 'white, please' };
  expect(looksOfRequest({ ...request, accepted_color: null }).colour).toBe(white);
  expect(looksOfRequest({ ...request, accepted_color: 'Silver' }).colour).toBe(silver);
});

test('silver is grey: no channel stands out, or it would look lavender', () => {
  const channels = [...silver.slice(1)].map((digit) => Number.parseInt(digit, 16));
  expect(Math.max(...channels)).toBe(Math.min(...channels));
});
