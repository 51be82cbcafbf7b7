import type { ChangedField } from '../../../shared/audit/api.ts';
import { type CarField, carFields, carNames, factNames } from '../../../shared/cars/fields.ts';
import { pick } from '../../../shared/field-row.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { photosOverTime } from '../../../shared/photos/over-time.ts';
import { changeOf } from '../../platform/live/events.ts';
import { changesInWords } from '../audit/changes.ts';

/** What a thing says and shows to who reads it, by field. `photos`: their addresses. */
export type Standing = Record<string, string | number | boolean | string[] | null>;

// A snapshot of a car, or of an offer, is read over "not stated": of the facts that there are only since. What every car states, one of the last step before
// the baseline did not keep.
const notStated = (names: readonly CarField[]): Standing =>
  Object.fromEntries(names.filter((name) => !('isRequired' in carFields[name])).map((name) => [name, null]));
const nothingStated: { readonly [Thing in ThingKind]?: Standing } = { car: notStated(carNames), bid: notStated(factNames) };

/** What of a thing is not as it was any more, in words: `before` as it was. */
export function changedSince(thing: ThingKind, was: Standing, now: Standing): ChangedField[] {
  const kept = { ...nothingStated[thing], ...was };
  const photos = photosOverTime(list(was), list(now));
  const stands = pick(
    now,
    Object.keys(kept).filter((name) => name in now),
  );
  const { before, after } = changeOf({ ...kept, photos: photos.before }, { ...stands, photos: photos.after });
  return changesInWords(thing, { before, after });
}

const list = ({ photos }: Standing) => (Array.isArray(photos) ? photos : []);
