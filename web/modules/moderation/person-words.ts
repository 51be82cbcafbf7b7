import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import { monthOf } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';

/** Who somebody is here, in short: 'Verified since March 2026', '31 sales'. */
export function personWords({ role, is_verified, is_suspended, verified_since, member_since, sales }: PersonFacts): string[] {
  const since = role === 'buyer' ? `Member since ${monthOf(member_since)}` : verifiedWords(is_verified, verified_since);
  return [...(is_suspended ? ['Suspended'] : []), since, plural(sales, { one: '1 recorded sale', other: '# recorded sales' })];
}

function verifiedWords(isVerified: boolean, since: string | null): string {
  if (!isVerified) return 'Not verified';
  return since ? `Verified since ${monthOf(since)}` : 'Verified';
}

/** What was decided about somebody before: '1 record of theirs overturned', '2 warnings'; empty when nothing was. */
export function recordWords({ role, disputes, reports, warnings }: PersonFacts): string[] {
  const other = role === 'dealer' ? 'a buyer' : 'a dealer';
  const counted: [number, { one: string; other: string }][] = [
    [disputes.overturned_own, { one: '1 record of theirs overturned', other: '# records of theirs overturned' }],
    [disputes.overturned_other, { one: `1 record of ${other} overturned`, other: `# records of ${other}s overturned` }],
    // Our team's own records.
    [
      disputes.overturned - disputes.overturned_own - disputes.overturned_other,
      { one: '1 dispute overturned', other: '# disputes overturned' },
    ],
    [disputes.upheld, { one: '1 dispute upheld', other: '# disputes upheld' }],
    [reports.warned + warnings, { one: '1 warning', other: '# warnings' }],
    [reports.removed, { one: '1 thing removed', other: '# things removed' }],
    [reports.unfounded, { one: '1 report unfounded', other: '# reports unfounded' }],
  ];
  return counted.filter(([count]) => count > 0).map(([count, words]) => plural(count, words));
}
