import { ksh } from '../shared/money.ts';
import type { MailDetails } from '../shared/notifications/mails.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

type Change = MailDetails['saved-cars-changed']['changes'][number];

function said({ state, price, price_before }: Change): string {
  if (state === 'gone') return 'no longer available';
  const now = price === price_before ? ksh(price) : `now ${ksh(price)}, before ${ksh(price_before)}`;
  return state === 'reserved' ? `${now}, reserved` : now;
}

export const savedCarSheets: SheetsOf<'saved-cars-changed'> = {
  'saved-cars-changed': {
    button: 'See your saved cars',
    why: 'you saved these cars. It comes once a day, when something has changed.',
    Rest: ({ count, changes }) => (
      <>
        {changes.map((change) => (
          <Fact key={change.id} label={change.name}>
            {said(change)}
          </Fact>
        ))}
        {count > changes.length && <P>And {count - changes.length} more.</P>}
      </>
    ),
  },
};
