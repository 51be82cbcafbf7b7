import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import { monthOf } from '../../../shared/time.ts';
import { casePersonWords } from '../../../words/moderation/case-person.ts';

/** Who somebody is here, in short: 'Verified since March 2026', '31 sales'. */
export function personWords({ role, is_verified, is_suspended, verified_since, member_since, sales }: PersonFacts): string[] {
  const since = role === 'buyer' ? casePersonWords.memberSince(monthOf(member_since)) : verifiedWords(is_verified, verified_since);
  return [...(is_suspended ? [casePersonWords.suspended] : []), since, casePersonWords.sales(sales)];
}

function verifiedWords(isVerified: boolean, since: string | null): string {
  if (!isVerified) return casePersonWords.notVerified;
  return since ? casePersonWords.verifiedSince(monthOf(since)) : casePersonWords.verified;
}

/** What was decided about somebody before: '1 record of theirs overturned', '2 warnings'; empty when nothing was. */
export function recordWords({ role, disputes, reports, warnings }: PersonFacts): string[] {
  const counted: [number, (count: number) => string][] = [
    [disputes.overturned_own, casePersonWords.ownOverturned],
    [disputes.overturned_other, casePersonWords.othersOverturned[role]],
    // Our team's own records.
    [disputes.overturned - disputes.overturned_own - disputes.overturned_other, casePersonWords.overturned],
    [disputes.upheld, casePersonWords.upheld],
    [reports.warned + warnings, casePersonWords.warnings],
    [reports.removed, casePersonWords.removed],
    [reports.unfounded, casePersonWords.unfounded],
  ];
  return counted.filter(([count]) => count > 0).map(([count, words]) => words(count));
}
