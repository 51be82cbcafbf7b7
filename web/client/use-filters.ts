import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/**
 * The filters of a list, which live in the address: Back, a reload and a shared link find them again. `read` makes them of an address; what it
 * doesn't know counts as absent and stays where it is. `deferred` are those to ask the server for, `visit` the key of their form, which changes
 * when somebody comes here anew.
 */
export function useFilters<Filters extends object>(read: (address: URLSearchParams) => Filters) {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  // The router shows a new address when it has time: a box must be ticked at once, and two changes in one moment must both count.
  const [asked, setAsked] = useState({ visit: key, of: address });
  if (useNavigationType() !== 'REPLACE' && key !== asked.visit) setAsked({ visit: key, of: address });
  const latest = useRef(asked.of);
  useEffect(() => {
    latest.current = asked.of;
  }, [asked]);

  /** Changes some of the filters; what is undefined or empty is left out. */
  const change = (changed: { [Name in keyof Filters]?: Filters[Name] | undefined }) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, String(value));
      else next.delete(name);
    }
    latest.current = next;
    setAsked(({ visit }) => ({ visit, of: next }));
    setAddress(next, { replace: true });
  };
  return { filters: read(asked.of), deferred: read(useDeferredValue(asked.of)), change, visit: asked.visit };
}
