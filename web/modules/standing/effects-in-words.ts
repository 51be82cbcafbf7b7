import type { SuspensionEffects } from '../../../shared/standing/api.ts';
import { actWords } from '../../../words/standing/act.ts';

/** What a suspension would stop: '12 cars hidden, 14 bids frozen, 1 viewing cancelled. 3 others are told.' */
export function stoppedInWords({ cars, requests, pending, viewings, others }: SuspensionEffects): string {
  const parts = [
    cars > 0 && actWords.carsHidden(cars),
    requests > 0 && actWords.requestsHidden(requests),
    pending > 0 && actWords.bidsFrozen(pending),
    viewings > 0 && actWords.viewingsCancelled(viewings),
  ].filter((part) => part !== false);
  if (parts.length === 0) return actWords.stopsNothing;
  const stopped = `${parts.join(', ')}.`;
  return others > 0 ? `${stopped} ${actWords.othersTold(others)}` : stopped;
}
