import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const carSheets: SheetsOf<'car-approved' | 'car-refused' | 'car-taken-down'> = {
  'car-approved': {
    button: 'See it as buyers do',
    Rest: () => <P>Buyers find approved cars of verified dealers under Browse Cars.</P>,
  },
  'car-refused': {
    button: 'Change it',
    Rest: ({ part, site }) => (
      <P>
        {part === 'car' ? 'Buyers don’t see it until then.' : 'Until then buyers see the old photos and description.'} To ask about it,
        write to {site.supportEmail}.
      </P>
    ),
  },
  'car-taken-down': {
    button: 'Change it',
    Rest: ({ site }) => <P>Buyers don’t see it until then. Bids that carry it go on. To ask about it, write to {site.supportEmail}.</P>,
  },
};
