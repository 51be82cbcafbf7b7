import { randomInt } from 'node:crypto';
import { referenceLength, referenceLetters } from '../../../shared/commissions/reference.ts';

/** A new reference for paying a commission: 'TG 7Q4M' (docs/domain/limits-and-money.md, "Paying a commission"). */
export function newReference(): string {
  const letters = Array.from({ length: referenceLength }, () => referenceLetters[randomInt(referenceLetters.length)]);
  return `TG ${letters.join('')}`;
}
