import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type BrowseFilters, type ChangedFilters, filtersIn, withChanged } from '../../../shared/cars/browse-filters.ts';

/** The filters live in the address: Back, a reload and a shared link find them again. `visit` changes when somebody comes here anew, not when they filter. */
export function useBrowseFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersIn(address);
  const show = (next: BrowseFilters) => setAddress(new URLSearchParams(Object.entries(next)), { replace: true });
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (useNavigationType() !== 'REPLACE' && key !== visit) setVisit(key);
  return { filters, visit, show, change: (changed: ChangedFilters) => show(withChanged(filters, changed)) };
}
