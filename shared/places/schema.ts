import { text } from '../fields.ts';

/** Where a car stands, or is wanted: a town or county as people write it (docs/domain/words.md, "Counties"). */
export const placeField = text({
  min: 2,
  max: 200,
  isLine: true,
  required: () => 'Location is required',
  tooShort: () => 'Location must be at least 2 characters',
  tooLong: () => 'Location is too long',
});
