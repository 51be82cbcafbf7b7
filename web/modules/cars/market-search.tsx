import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface MarketSearchProps {
  search: string | undefined;
  onChange: (search: string | undefined) => void;
}

/** After so many milliseconds without a key the cars are looked for: each letter's cars would cost data. */
const pause = 350;

/** The field for make or model. */
export function MarketSearch({ search, onChange }: MarketSearchProps) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (text: string, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(text.trim() || undefined), after);
  };
  return (
    <form
      className="market-search"
      onSubmit={(event) => {
        event.preventDefault();
        look(new FormData(event.currentTarget).get('search') as string, 0);
      }}
    >
      <Icon name="buyer-requests" />
      <input
        type="search"
        name="search"
        className="input"
        aria-label="Make or model"
        placeholder="Make or model"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={search}
        onChange={({ target }) => look(target.value, pause)}
      />
    </form>
  );
}
