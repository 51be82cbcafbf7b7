import { counted } from '../../verification/verification-effects.ts';
import { CarOnSale } from '../car-on-sale.tsx';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing, RemovalOf } from '../kind-of-thing.ts';

/** A reported car. */
export const car: KindOfThing<'car', 'car_taken_down'> = {
  shown(subject) {
    return (
      <CaseSection title="The car" note={subject.is_deleted && 'deleted meanwhile'}>
        <CarOnSale car={subject.car} />
      </CaseSection>
    );
  },
  photos: ({ car: { photos } }) => photos.map(({ url }) => url),
  removal: (removal) => ({ title: 'Remove: take the car down', follows: takingDownInWords(removal), action: 'Take the car down' }),
};

function takingDownInWords({ offers, viewings, savers }: RemovalOf<'car_taken_down'>): string {
  const wait = {
    one: '1 offer with it can’t be accepted or booked until you approve it again',
    other: '# offers with it can’t be accepted or booked until you approve it again',
  };
  const stay = { one: '1 open viewing stays as it is', other: '# open viewings stay as they are' };
  const read = { one: '1 buyer who saved it reads that it is gone', other: '# buyers who saved it read that it is gone' };
  const all = [
    ...(offers > 0 ? [counted(offers, wait)] : []),
    ...(viewings > 0 ? [counted(viewings, stay)] : []),
    ...(savers > 0 ? [counted(savers, read)] : []),
  ];
  const first = all.length > 0 ? `Buyers don’t find it any more: ${all.join(', ')}.` : 'Buyers don’t find it any more.';
  return `${first} Its next change waits for your approval.`;
}
