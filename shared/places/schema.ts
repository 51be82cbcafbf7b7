import { locationWords } from '../../words/places/location.ts';
import { text } from '../fields.ts';

/** Where a car stands, or is wanted: a town or county as people write it (docs/domain/words.md, "Counties"). */
export const placeField = text({
  min: 2,
  max: 200,
  isLine: true,
  required: () => locationWords.required,
  tooShort: () => locationWords.tooShort,
  tooLong: () => locationWords.tooLong,
});
