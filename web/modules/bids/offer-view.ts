import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type OfferSort, offerSorts } from '../../../shared/bids/sorts.ts';

/** The most offers that are compared at once. */
export const maxCompared = 4;

/** How the offers are read, kept in the address: their order, only the shortlist, the ids of those compared. */
export interface OfferView {
  sort: OfferSort;
  only: 'shortlist' | undefined;
  compared: string[];
  change: (to: Partial<Pick<OfferView, 'sort' | 'only' | 'compared'>>) => void;
}

/** The view that the address names; what it doesn't know is as if it were not there. */
export function useOfferView(): OfferView {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const compared = (params.get('compare') ?? '').split(',').filter(Boolean).slice(0, maxCompared);
  const view = {
    sort: offerSorts.find((sort) => sort === params.get('sort')) ?? 'best',
    only: params.get('only') === 'shortlist' ? ('shortlist' as const) : undefined,
    compared,
  };
  const change: OfferView['change'] = (to) => {
    const { sort, only, compared: ids } = { ...view, ...to };
    const next = { ...(sort !== 'best' && { sort }), ...(only && { only }), ...(ids.length > 0 && { compare: ids.join(',') }) };
    // The hash names the request whose offers these are.
    navigate({ search: new URLSearchParams(next).toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return { ...view, change };
}
