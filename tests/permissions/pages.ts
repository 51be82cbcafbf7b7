import { nothing, type Row, stranger } from './row.ts';

/** Pages and files at these addresses, for which the seven get these letters. */
const at = (letters: string, ...addresses: string[]): Row[] =>
  addresses.map((address) => [`page.read ${address}`, `GET ${address}`, letters, () => ({ id: stranger })]);
/** Forms of pages, sent empty. */
const sent = (letters: string, ...addresses: string[]): Row[] =>
  addresses.map((address) => [`page.send ${address}, empty`, `POST ${address}`, letters, nothing]);

/** What is asked for without the API: pages, their forms, files, and what is for machines. */
export const pages: Row[] = [
  ...at('AAAAAAA', '/', '/contact', '/terms', '/privacy', '/questions', '/asked-for-a-deposit', '/account-erased'),
  ...at('AAAAAAA', '/auth/forgot', '/auth/reset', '/auth/verify', '/auth/email'),
  ...at('AAARRRR', '/post-request'),
  ...at('ARRRRRR', '/auth'),
  ...at('AAAAAAR', '/admin-access'),
  ...at('RRRRRRR', '/auth/password', '/post-request/ready'),
  ...sent('EEEEEEE', '/auth', '/admin-access', '/auth/forgot', '/auth/reset', '/auth/verify', '/auth/resend', '/auth/email'),
  ...sent('EEERRRR', '/post-request'),
  ...sent('DDDDDDD', '/auth/sign-out', '/language'),
  ...sent('RRRRRRR', '/auth/password', '/post-request/ready', '/post-request/drop'),
  ...at('RRRRRRR', '/auth/second', '/auth/second/codes'),
  ...at('AAAAAAA', '/auth/second/link'),
  ...at('RAAAAAA', '/auth/second/set-up'),
  ...sent('EEEEEEE', '/auth/second', '/auth/second/link'),
  ...sent('UEEEEEE', '/auth/second/set-up', '/auth/second/codes'),
  // Its link, with a token, has its test in tests/notifications/choices.test.ts.
  ...at('XXXXXXX', '/mail/off'),
  ...sent('XXXXXXX', '/mail/off'),

  ...at('RAAAAAA', '/dashboard', '/dashboard/browse', '/dashboard/browse/:id', '/dashboard/dealers/:id'),
  ...at('RAAAAAA', '/dashboard/notifications', '/dashboard/profile', '/appointment/:id'),
  ...at('RAAXXXX', '/dashboard/requests', '/dashboard/saved'),
  ...at('RXXAAAX', '/dashboard/buyer-requests', '/dashboard/bids', '/dashboard/commissions', '/dashboard/inventory'),
  ...at('RXXAAAX', '/dashboard/add-car', '/dashboard/inventory/:id/edit'),
  ...at('RAAAAAX', '/dashboard/appointments', '/dashboard/messages', '/dashboard/messages/:id', '/dashboard/analytics'),
  ...at('RRRAAAR', '/dealer-verification'),
  ...at('RRRRRRA', '/dashboard/admin/users', '/dashboard/admin/users/:id', '/dashboard/admin/requests', '/dashboard/admin/appointments'),
  ...at('RRRRRRA', '/dashboard/admin/commissions', '/dashboard/admin/messages', '/dashboard/admin/cars', '/dashboard/admin/content'),
  ...at('RRRRRRA', '/dashboard/admin/analytics', '/dashboard/admin/audit', '/dashboard/admin/settings', '/dashboard/admin/moderation'),
  ...at('RRRRRRA', '/dashboard/admin/moderation/report/:id'),
  ...at('XRRRRRX', '/dashboard/admin/nothing'),
  ...at('RRRRRRR', '/dashboard/browse-cars'),

  ...at('AAAAAAA', '/share.png', '/favicon.svg', '/apple-touch-icon.png', '/robots.txt', '/sitemap.xml'),
  ...at('XXXXXXX', '/assets/nothing.js', '/share/nothing.png'),
  ...at('AAAAAAA', '/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/openapi.json'),
  ...at('AAAAAAA', '/api/docs/static/index.css', '/api/docs/static/swagger-initializer.js'),
  ...at('AAAAAAA', '/healthz', '/readyz'),
  // For this machine, with its key: tests/system/network.test.ts.
  ...at('XXXXXXX', '/metrics', '/dev/emails', '/dev/emails/nothing', '/dev/emails/nothing/html', '/dev/ui', '/dev/ui/nothing'),
];
