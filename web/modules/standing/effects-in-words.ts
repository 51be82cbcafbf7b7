import type { SuspensionEffects } from '../../../shared/standing/api.ts';
import { plural } from '../../../shared/words.ts';

/** What a suspension would stop: '12 cars hidden, 14 bids frozen, 1 viewing cancelled. 3 others are told.' */
export function stoppedInWords({ cars, requests, pending, viewings, others }: SuspensionEffects): string {
  const counted: [number, { one: string; other: string }][] = [
    [cars, { one: '1 car hidden', other: '# cars hidden' }],
    [requests, { one: '1 request hidden', other: '# requests hidden' }],
    [pending, { one: '1 bid frozen', other: '# bids frozen' }],
    [viewings, { one: '1 viewing cancelled', other: '# viewings cancelled' }],
  ];
  const parts = counted.filter(([count]) => count > 0).map(([count, words]) => plural(count, words));
  if (parts.length === 0) return 'Nothing is under way that it would stop.';
  const told = others > 0 ? ` ${plural(others, { one: '1 other person is told.', other: '# others are told.' })}` : '';
  return `${parts.join(', ')}.${told}`;
}
