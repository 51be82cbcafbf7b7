import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';

export type Names = Record<'buyer' | 'dealer' | 'team' | 'system', string>;

/** The names of who acts in a deal. */
export function namesIn({ people }: Pick<DisputeView, 'people'>): Names {
  return { buyer: people.buyer.name, dealer: people.dealer.name, team: 'Our team', system: 'The program' };
}

/** Who raised an open dispute: 'Wanjiru Kamau, and a rule'. */
export function raisedBy({ disputes }: Pick<DisputeView, 'disputes'>, names: Names): string {
  const people = [...new Set(disputes.map(({ raised_by }) => raised_by))];
  const named = people.filter((one) => one !== 'system').map((one) => names[one]);
  const byRule = people.includes('system') ? ['a rule'] : [];
  return [...named, ...byRule].join(', and ');
}
