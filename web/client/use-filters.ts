import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/**
 * The filters of a list, which live in the address: Back, a reload and a shared link find them again. `read` makes them of an address; what it
 * doesn't know counts as absent, and a default is not written. `deferred` are those to ask the server for, `visit` the key of their form.
 */
export function useFilters<Filters extends object>(read: (address: URLSearchParams) => Filters) {
  const [address, setAddress] = useSearchParams();
  const filters = read(address);
  const change = (changed: { [Name in keyof Filters]?: Filters[Name] | undefined }) => {
    const next = Object.entries({ ...filters, ...changed }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setAddress(new URLSearchParams(next), { replace: true });
  };
  // The fields of its form keep what is typed while that changes the address; Back and a link fill them anew.
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (useNavigationType() !== 'REPLACE' && key !== visit) setVisit(key);
  const deferred = read(new URLSearchParams(useDeferredValue(address.toString())));
  return { filters, deferred, change, visit };
}
