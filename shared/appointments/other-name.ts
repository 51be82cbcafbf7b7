import { dealerName } from '../dealers/names.ts';
import type { Role } from '../roles.ts';

interface Parties {
  buyer: { full_name: string };
  dealer: { business_name: string | null; full_name: string };
}

/** Whom this reader meets at a viewing, by the name that they know: the buyer for a dealer, the dealer's business for everybody else. */
export function otherName({ buyer, dealer }: Parties, reader: Role): string {
  return reader === 'dealer' ? buyer.full_name : dealerName(dealer);
}
