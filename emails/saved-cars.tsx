import { changeInWords } from '../shared/cars/saved-told.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const savedCarSheets: SheetsOf<'saved-cars-changed'> = {
  'saved-cars-changed': {
    button: 'See your saved cars',
    tellsAll: true,
    Rest: ({ count, changes }) => (
      <>
        {changes.map((car) => (
          <Fact key={car.id} label={car.name}>
            {changeInWords(car)}
          </Fact>
        ))}
        {count > changes.length && <P>And {count - changes.length} more.</P>}
      </>
    ),
  },
};
