import type { IconName as MenuIcon } from '../../shared/site/screens.ts';

/** Stroked paths on a 24 × 24 grid. */
const shapes = {
  overview: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z',
  requests: 'M6 4h9l3 3v13H6zM9 10.5h6M9 14.5h6',
  'buyer-requests': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  browse: 'M4 16v-3.5l2-5.5h12l2 5.5V16zM4 12.5h16M7 16v2M17 16v2',
  saved: 'M12 20s-7.5-4.7-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.3-7.5 10-7.5 10z',
  inventory: 'M4 20V9l8-5 8 5v11M8 20v-6h8v6M8 17h8',
  'add-car': 'M12 5v14M5 12h14',
  cars: 'M4 16v-3.5l2-5.5h12l2 5.5V16zM4 12.5h16M7 16v2M17 16v2',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  messages: 'M4 5h16v11H10.5L6 20v-4H4z',
  commissions: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  verification: 'M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM9 12l2.2 2.2 4-4.2',
  content: 'M5 4h14v16H5zM9 4v16',
  users: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c1.9.8 3 2.8 3 5.5',
  notifications: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  analytics: 'M4 20h16M7 16.5V12M12 16.5V5M17 16.5V9',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
  more: 'M4 7h16M4 12h16M4 17h16',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5L16 13l4 1.5v3c0 1.1-.9 2-2 2C10.8 19.5 4.5 13.2 4.5 6c0-1.1.9-2 2-2z',
  whatsapp: 'M4 20l1.3-4A8 8 0 1 1 8.3 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-1.8-2-.9-.8.9a4.5 4.5 0 0 1-2.4-2.4l.9-.8-.9-2z',
  map: 'M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  heart: 'M12 20s-7.5-4.7-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.3-7.5 10-7.5 10z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  send: 'M20 4 3.5 10.5l7 3 3 7z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  add: 'M12 5v14M5 12h14',
  sort: 'M8 5v14M8 19l-3-3M8 19l3-3M16 19V5M16 5l-3 3M16 5l3 3',
  compare: 'M4 5h7v14H4zM13 5h7v14h-7z',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  car: 'M4 16v-3.5l2-5.5h12l2 5.5V16zM4 12.5h16M7 16v2M17 16v2',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5v9h14v-9h-1',
  pen: 'M5 19l1-4L16 5l3 3L9 18z',
} satisfies Record<MenuIcon, string> & Record<string, string>;

export type IconName = keyof typeof shapes;

/** All of them, for the page that shows the pieces. */
export const iconNames = Object.keys(shapes) as IconName[];

/** A decorative icon beside a word; it adds no information. `size` in pixels. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="shrink-0"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={shapes[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
