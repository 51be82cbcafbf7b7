import { initialsOf, Signboard } from './signboard.tsx';

/** Who somebody is at a glance: a dealer's signboard, everybody else's round initials. Decorative: the name stands beside it. */
export function Initials({ name, isDealer }: { name: string; isDealer: boolean }) {
  if (isDealer) return <Signboard name={name} />;
  return (
    <span className="initial size-10 text-sm uppercase" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
