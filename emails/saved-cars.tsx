import { changeInWords } from '../shared/cars/saved-told.ts';
import { carMailsWords } from '../words/emails/car-mails.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const savedCarSheets: SheetsOf<'saved-cars-changed'> = {
  'saved-cars-changed': {
    button: () => carMailsWords.seeSaved,
    tellsAll: true,
    Rest: ({ count, changes }) => (
      <>
        {changes.map((car) => (
          <Fact key={car.id} label={car.name}>
            {changeInWords(car)}
          </Fact>
        ))}
        {count > changes.length && <P>{carMailsWords.more(count - changes.length)}</P>}
      </>
    ),
  },
};
