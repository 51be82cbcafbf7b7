import { expect, test } from 'vitest';
import { crontab } from '../../server/jobs.ts';

// UTC: Nairobi is three hours ahead.
test('the clock starts each scheduled job at its time', () => {
  expect(crontab.split('\n').toSorted()).toEqual([
    '* * * * * sum-up-figures ?fill=1m',
    '0 0 * * * forget-addresses ?fill=1d',
    '0 0 * * * forget-failed-jobs ?fill=1d',
    '0 0 * * * forget-old-notices ?fill=1d',
    '0 0 * * * prune-gathered-mails ?fill=1d',
    '0 0 * * * prune-photos ?fill=1d',
    '0 0 * * * prune-sign-in-attempts ?fill=1d',
    '0 0 * * * prune-sign-ins ?fill=1d',
    '0 0 * * * prune-topics ?fill=1d',
    '0 15 * * * tell-saved-changes ?fill=4h',
    '0 3 * * * remind-appointments ?fill=12h',
    '0 4 * * * send-digest ?fill=12h',
    '0 5 * * * ask-outcomes ?fill=1d',
    '0 6 * * * remind-overdue-commissions ?fill=12h',
    '10 0 * * * list-erasures ?fill=1d',
    '15 0 * * * read-counties ?fill=1d',
    '20 * * * * count-words ?fill=1d',
    '20 0 * * * prune-exports ?fill=1d',
    '30 * * * * prune-rate-limits ?fill=1h',
    '40 0 * * * keep-retention ?fill=1d',
    '5 * * * * start-backup ?fill=1h',
    '50 * * * * prune-files ?fill=1h',
    '50 0 * * * mend-figures ?fill=1d',
  ]);
});
