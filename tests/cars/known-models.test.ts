import { expect, it } from 'vitest';
import { knownModels } from '../../shared/cars/known-models.ts';

it('no text names two models', () => {
  const typed = knownModels.map((model) => model.typed);
  expect(typed.filter((text, place) => typed.indexOf(text) !== place)).toEqual([]);
  expect(typed).toContain('xtrail');
});
