import { Signboard } from '../../ui/signboard.tsx';

/** A dealer's signboard, a buyer's round initials. Decorative: the name stands beside it. */
export function Initials({ name, role }: { name: string; role: 'buyer' | 'dealer' }) {
  if (role === 'dealer') return <Signboard name={name} />;
  const letters = name.split(/\s+/, 2).map((word) => [...word][0] ?? '');
  return (
    <span
      className="border-line bg-line/40 font-display inline-grid size-10 shrink-0 place-items-center rounded-full border text-sm uppercase"
      aria-hidden="true"
    >
      {letters.join('')}
    </span>
  );
}
