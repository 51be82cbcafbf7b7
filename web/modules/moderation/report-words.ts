import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { caseReportWords } from '../../../words/moderation/case-report.ts';

/** The question that a report asks of the administrator: 'Did Pwani Motors ask for a deposit?'. */
export function reportQuestion({ thing, reports, owner, subject }: Pick<ReportView, 'thing' | 'reports' | 'owner' | 'subject'>): string {
  switch (reports[0]?.reason) {
    case 'deposit':
      return caseReportWords.askedForDeposit(owner.name);
    case 'not_the_car':
      return caseReportWords.isCarShown;
    case 'false_price':
      return caseReportWords.isPriceTrue;
    case 'logbook':
      return statesLogbook(subject) ? caseReportWords.isLogbookAsSaid : caseReportWords.isLogbookWrong;
    case 'untrue':
      return caseReportWords.isTrue;
    case 'insulting':
      return thing === 'person' ? caseReportWords.wasInsulting(owner.name) : caseReportWords.isInsulting[thing];
    case 'private_details':
      return caseReportWords.showsDetails[thing];
    case 'not_real':
      return caseReportWords.isReal[thing];
    default:
      return caseReportWords.whatIsWrong[thing];
  }
}

function statesLogbook(subject: ReportView['subject']): boolean {
  if (subject.thing === 'car') return subject.car.logbook_holder !== null;
  return subject.thing === 'bid' && subject.logbook_holder !== null;
}
