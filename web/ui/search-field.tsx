import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './field.tsx';

/** So many milliseconds without a key, and what is typed is looked for: the rows of each letter would cost data. */
const pause = 350;

/**
 * The props of a search field. `search`: what is looked for now; when that changes from outside, the field shows it. `onSearch` is told what is
 * typed, undefined for nothing, after a pause or at once on Enter, which never sends the form around the field.
 */
export function useSearch(search: string | undefined, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(search ?? '');
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setTyped(search ?? '');
  }
  const wanted = typed.trim() || undefined;
  const ask = () => {
    setAsked(wanted);
    onSearch(wanted);
  };
  const askLater = useEffectEvent(ask);
  // Also when the search changes from outside: what was typed before it is not looked for any more.
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => askLater(), pause);
    return () => clearTimeout(timer);
  }, [wanted, asked]);
  return {
    name: 'search',
    type: 'search',
    enterKeyHint: 'search',
    maxLength: 100,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      ask();
    },
  } as const;
}

interface SearchFieldProps {
  label: string;
  /** What stands in it while it is empty, where a short screen hides the label. */
  placeholder?: string;
  /** What is looked for now. */
  search: string | undefined;
  /** Looks for something else; undefined: for nothing. */
  onSearch: (search: string | undefined) => void;
}

/** The search field above a list. It waits until nobody types. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  return <TextField label={label} placeholder={placeholder} {...useSearch(search, onSearch)} />;
}
