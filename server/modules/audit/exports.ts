import type { ExportedFile, ExportedList } from '../../../shared/audit/exported.ts';
import { shortDate } from '../../../shared/time.ts';
import { adminAppointmentListWords } from '../../../words/appointments/admin-appointment-list.ts';
import { programLogWords } from '../../../words/audit/program-log.ts';
import { commissionListWords } from '../../../words/commissions/commission-list.ts';
import { adminRequestListWords } from '../../../words/requests/admin-request-list.ts';

type Labels = Record<string, string>;

/** What each list is narrowed to and sorted by, as its own fields name it. */
const labelsOf: Record<ExportedList, () => { shows: Labels; sorts: Labels }> = {
  requests: () => ({ shows: adminRequestListWords.statuses, sorts: adminRequestListWords.sorts }),
  appointments: () => ({ shows: adminAppointmentListWords.shows, sorts: adminAppointmentListWords.sorts }),
  commissions: () => ({ shows: commissionListWords.filters, sorts: commissionListWords.sorts }),
};

/** Who took what as a file: 'You took the list of commissions as a file: only “Paid”, sorted “First due”'. */
export function takenAsFile(who: string, list: ExportedFile, filters: string, dealer: string): string {
  const given = new URLSearchParams(filters);
  if (list === 'report') return reportTaken(who, given.get('period'));
  if (list === 'analytics') return analyticsTaken(who, given.get('period'));
  const { shows, sorts } = labelsOf[list]();
  const sort = sorts[given.get('sort') ?? ''];
  given.delete('sort');
  const how = [...given].map(([field, value]) => filterInWords(field, value, { shows, dealer }));
  if (sort) how.push(programLogWords.sorted(sort));
  const taken = programLogWords.list[list](who);
  return how.length > 0 ? programLogWords.looked(taken, how) : taken;
}

function filterInWords(field: string, value: string, { shows, dealer }: { shows: Labels; dealer: string }): string {
  if (field === 'show' && shows[value]) return programLogWords.only(shows[value]);
  if (field === 'search') return programLogWords.withWord(value);
  if (field === 'county') return programLogWords.inCounty(value);
  if (field === 'day') return programLogWords.onDay(shortDate(value));
  return field === 'dealer' ? programLogWords.ofDealer(dealer) : programLogWords.otherwise;
}

// The period of the figures, '30d' or '1y'.
function reportTaken(who: string, period: string | null): string {
  if (!period) return programLogWords.report(who);
  return period === '1y' ? programLogWords.reportOfYear(who) : programLogWords.reportOfDays(who, Number.parseInt(period, 10));
}

function analyticsTaken(who: string, period: string | null): string {
  if (!period) return programLogWords.analytics(who);
  return period === '1y' ? programLogWords.analyticsOfYear(who) : programLogWords.analyticsOfDays(who, Number.parseInt(period, 10));
}
