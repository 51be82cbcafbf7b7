import type { IconName } from '../../shared/site/screens.ts';

/** Stroked paths on a 24 × 24 grid. */
const shapes: Record<IconName, string> = {
  overview: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z',
  requests: 'M6 4h9l3 3v13H6zM9 10.5h6M9 14.5h6',
  'buyer-requests': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  messages: 'M4 5h16v11H10.5L6 20v-4H4z',
  commissions: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  verification: 'M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM9 12l2.2 2.2 4-4.2',
  users: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c1.9.8 3 2.8 3 5.5',
  notifications: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
};

/** A decorative icon beside a word; it adds no information. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="shrink-0"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={shapes[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
