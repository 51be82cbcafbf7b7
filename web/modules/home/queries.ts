import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../../shared/home/api.ts';
import { call } from '../../client/call.ts';

/** The numbers of a buyer's home. */
export function useBuyerHome() {
  return useQuery({ queryKey: ['home', 'buyer'], queryFn: ({ signal }) => call(homeApi.buyer, {}, signal) });
}

/** The numbers of a dealer's home. */
export function useDealerHome() {
  return useQuery({ queryKey: ['home', 'dealer'], queryFn: ({ signal }) => call(homeApi.dealer, {}, signal) });
}
