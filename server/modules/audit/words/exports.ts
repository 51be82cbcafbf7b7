import type { ExportedFile, ExportedList } from '../../../../shared/audit/exported.ts';
import { shortDate } from '../../../../shared/time.ts';
import { adminAppointmentListWords } from '../../../../words/appointments/admin-appointment-list.ts';
import { commissionListWords } from '../../../../words/commissions/commission-list.ts';
import { adminRequestListWords } from '../../../../words/requests/admin-request-list.ts';

type Labels = Record<string, string>;

/** What each list is narrowed to and sorted by, as its own fields name it. */
const labelsOf: Record<ExportedList, () => { shows: Labels; sorts: Labels }> = {
  requests: () => ({ shows: adminRequestListWords.statuses, sorts: adminRequestListWords.sorts }),
  appointments: () => ({ shows: adminAppointmentListWords.shows, sorts: adminAppointmentListWords.sorts }),
  commissions: () => ({ shows: commissionListWords.filters, sorts: commissionListWords.sorts }),
};

/** What was taken as a file, in words: 'took the list of commissions as a file: only those that are paid; first due'. */
export function takenAsFile(list: ExportedFile, filters: string, dealer: string): string {
  const given = new URLSearchParams(filters);
  if (list === 'report') return `downloaded the report${daysOf(given, ', ')}`;
  if (list === 'analytics') return `took the analytics${daysOf(given, ' of ')} as a file`;
  const { shows, sorts } = labelsOf[list]();
  const sort = lower(sorts[given.get('sort') ?? '']);
  given.delete('sort');
  const narrowed = [...given].map(([field, value]) => filterInWords(field, value, { shows, dealer })).join(', ');
  const how = [narrowed && `only those ${narrowed}`, sort].filter(Boolean).join('; ');
  return `took the list of ${list} as a file${how && `: ${how}`}`;
}

/** One filter, after 'only those'. */
function filterInWords(field: string, value: string, { shows, dealer }: { shows: Labels; dealer: string }): string {
  if (field === 'show' && shows[value]) return `that are ${lower(shows[value])}`;
  if (field === 'search') return `with “${value}”`;
  if (field === 'county') return `in ${value}`;
  if (field === 'day') return `on ${shortDate(value)}`;
  // What only another version knows.
  return field === 'dealer' ? `of ${dealer}` : 'chosen otherwise';
}

const lower = (label = '') => label.charAt(0).toLowerCase() + label.slice(1);

/** The days of the figures, from 'period=30d': ', 30 days'. */
function daysOf(given: URLSearchParams, before: string): string {
  const period = given.get('period');
  if (!period) return '';
  return before + (period === '1y' ? '1 year' : `${Number.parseInt(period, 10)} days`);
}
