import { accounts } from './accounts.ts';
import { adminLists } from './admin-lists.ts';
import { analytics } from './analytics.ts';
import { appointments } from './appointments.ts';
import { audit } from './audit.ts';
import { bids } from './bids.ts';
import { carPage } from './car-page.ts';
import { cars } from './cars.ts';
import { commissions } from './commissions.ts';
import { dealers } from './dealers.ts';
import { files } from './files.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { notifications } from './notifications.ts';
import { ownAccount } from './own-account.ts';
import { ownData } from './own-data.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { ratings } from './ratings.ts';
import { requests } from './requests.ts';
import type { Row } from './row.ts';
import { site } from './site.ts';

/** Who may do what, module by module. */
export const matrix: readonly Row[] = [
  ...accounts,
  ...adminLists,
  ...analytics,
  ...appointments,
  ...audit,
  ...bids,
  ...carPage,
  ...cars,
  ...commissions,
  ...dealers,
  ...files,
  ...home,
  ...messages,
  ...moderation,
  ...notifications,
  ...ownAccount,
  ...ownData,
  ...people,
  ...photos,
  ...ratings,
  ...requests,
  ...site,
];
