import { expect, test } from 'vitest';
import { crontab } from '../../server/jobs.ts';

// UTC: Nairobi is three hours ahead.
test('the clock starts each scheduled job at its time', () => {
  expect(crontab.split('\n').toSorted()).toEqual([
    '* * * * * sum-up-figures ?fill=1m&jobKey=sum-up-figures&jobKeyMode=preserve_run_at',
    '0 0 * * * forget-addresses ?fill=1d&jobKey=forget-addresses&jobKeyMode=preserve_run_at',
    '0 0 * * * forget-failed-jobs ?fill=1d&jobKey=forget-failed-jobs&jobKeyMode=preserve_run_at',
    '0 0 * * * forget-old-notices ?fill=1d&jobKey=forget-old-notices&jobKeyMode=preserve_run_at',
    '0 0 * * * prune-gathered-mails ?fill=1d&jobKey=prune-gathered-mails&jobKeyMode=preserve_run_at',
    '0 0 * * * prune-photos ?fill=1d&jobKey=prune-photos&jobKeyMode=preserve_run_at',
    '0 0 * * * prune-sign-in-attempts ?fill=1d&jobKey=prune-sign-in-attempts&jobKeyMode=preserve_run_at',
    '0 0 * * * prune-sign-ins ?fill=1d&jobKey=prune-sign-ins&jobKeyMode=preserve_run_at',
    '0 0 * * * prune-topics ?fill=1d&jobKey=prune-topics&jobKeyMode=preserve_run_at',
    '0 15 * * * tell-saved-changes ?fill=4h&jobKey=tell-saved-changes&jobKeyMode=preserve_run_at',
    '0 3 * * * remind-appointments ?fill=12h&jobKey=remind-appointments&jobKeyMode=preserve_run_at',
    '0 4 * * * send-digest ?fill=12h&jobKey=send-digest&jobKeyMode=preserve_run_at',
    '0 5 * * * ask-outcomes ?fill=1d&jobKey=ask-outcomes&jobKeyMode=preserve_run_at',
    '0 6 * * * remind-overdue-commissions ?fill=12h&jobKey=remind-overdue-commissions&jobKeyMode=preserve_run_at',
    '10 0 * * * list-erasures ?fill=1d&jobKey=list-erasures&jobKeyMode=preserve_run_at',
    '15 0 * * * read-counties ?fill=1d&jobKey=read-counties&jobKeyMode=preserve_run_at',
    '20 * * * * count-words ?fill=1d&jobKey=count-words&jobKeyMode=preserve_run_at',
    '20 0 * * * prune-exports ?fill=1d&jobKey=prune-exports&jobKeyMode=preserve_run_at',
    '30 * * * * prune-rate-limits ?fill=1h&jobKey=prune-rate-limits&jobKeyMode=preserve_run_at',
    '40 0 * * * keep-retention ?fill=1d&jobKey=keep-retention&jobKeyMode=preserve_run_at',
    '5 * * * * start-backup ?fill=1h&jobKey=start-backup&jobKeyMode=preserve_run_at',
    '50 * * * * prune-files ?fill=1h&jobKey=prune-files&jobKeyMode=preserve_run_at',
    '50 0 * * * mend-figures ?fill=1d&jobKey=mend-figures&jobKeyMode=preserve_run_at',
  ]);
});
