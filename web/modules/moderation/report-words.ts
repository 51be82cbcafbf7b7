import type { ReportReason, ReportVerdict } from '../../../shared/moderation/kinds.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { thingNames } from '../../../shared/moderation/words.ts';

/** The question that a report asks of the administrator: 'Did Pwani Motors ask for a deposit?'. */
export function reportQuestion({ thing, reports, owner, subject }: Pick<ReportView, 'thing' | 'reports' | 'owner' | 'subject'>): string {
  const it = `this ${thingNames[thing].toLowerCase()}`;
  const questions: Record<ReportReason, string> = {
    deposit: `Did ${owner.name} ask for a deposit?`,
    not_the_car: 'Is this the car shown?',
    false_price: 'Is this price true?',
    logbook: statesLogbook(subject) ? 'Is the logbook as the dealer says?' : 'Is something wrong with the logbook?',
    untrue: `Is ${it} true?`,
    insulting: thing === 'person' ? `Was ${owner.name} insulting?` : `Is ${it} insulting?`,
    private_details: `Does ${it} show private details?`,
    not_real: `Is ${it} real?`,
    other: `What is wrong with ${it}?`,
  };
  return questions[reports[0]?.reason ?? 'other'];
}

function statesLogbook(subject: ReportView['subject']): boolean {
  if (subject.thing === 'car') return subject.car.logbook_holder !== null;
  return subject.thing === 'bid' && subject.logbook_holder !== null;
}

/** How a report ended, in a word. */
export const verdictWords: Record<ReportVerdict, string> = { unfounded: 'Unfounded', warned: 'Warned', removed: 'Removed' };
