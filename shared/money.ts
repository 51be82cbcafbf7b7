import { grouped } from './grouped.ts';

/**
 * An amount in Kenyan shillings as every screen and e-mail shows it: `KSh 1,250,000`, cents only when there are any, with
 * a no-break space, so that no line ends within it (docs/domain/limits-and-money.md, "Prices").
 */
export function ksh(amount: number): string {
  return `KSh\u00a0${grouped(amount)}`;
}

/** The same as people type it, to fill a field with: what is stored as typed holds plain spaces. */
export const typedKsh = (amount: number): string => ksh(amount).replace('\u00a0', ' ');
