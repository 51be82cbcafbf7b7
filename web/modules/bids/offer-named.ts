import { useSearchParams } from 'react-router';

/** The offer that the address points at, as links of notices do. */
export function useOfferNamed(): string | null {
  return useSearchParams()[0].get('offer');
}
