import { type BodyType, bodyOf } from './body.ts';
import { paintOf } from './colour.ts';
import type { CarBodyType } from './options.ts';

/** What is known of how a car looks: enough to draw it. */
export interface CarLooks {
  body: BodyType;
  /** A CSS colour. */
  colour: string;
}

/** The looks of a model as it was typed. Its colour is the first that one of `texts`, then the model itself, names: the colour of an offer, the description of a wish. */
export function carLooks(model: string, ...texts: (string | null | undefined)[]): CarLooks {
  return { body: bodyOf(model), colour: paintOf(...texts, model) };
}

/** The looks of the car of a request: in the colour of the offer that was accepted, else as it is wished. */
export function looksOfRequest(request: { car_model: string; description: string | null; accepted_color: string | null }): CarLooks {
  return carLooks(request.car_model, request.accepted_color, request.description);
}

const drawnAs: Record<CarBodyType, BodyType> = {
  hatchback: 'hatch',
  sedan: 'saloon',
  suv: 'suv',
  wagon: 'wagon',
  pickup: 'pickup',
  coupe: 'coupe',
};

/** The looks of a car in stock: its body as stated, else that of its model. */
export function looksOf(car: { make: string; model: string; body_type: CarBodyType | null; color: string | null }): CarLooks {
  const known = carLooks(`${car.make} ${car.model}`, car.color);
  return car.body_type ? { ...known, body: drawnAs[car.body_type] } : known;
}
