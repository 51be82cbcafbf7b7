import { type BodyType, bodyOf } from './body.ts';
import { paintOf } from './colour.ts';

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
