import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (search !== asked) {
    setAsked(search);
    setTyped(search ?? '');
  }
  const look = (text: string, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const wanted = text.trim() || undefined;
      setAsked(wanted);
      onSearch(wanted);
    }, after);
  };
  return {
    name: 'search',
    type: 'search',
    enterKeyHint: 'search',
    maxLength: 100,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped(target.value);
      look(target.value, pause);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      look(typed, 0);
    },
  } as const;
}

interface SearchFieldProps {
  label: string;
  /** What is looked for now. */
  search: string | undefined;
  /** Looks for something else; undefined: for nothing. */
  onSearch: (search: string | undefined) => void;
}

/** The search field above a list. It waits until nobody types. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  return <TextField label={label} {...useSearch(search, onSearch)} />;
}
