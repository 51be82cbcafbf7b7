import { adminLists } from './admin-lists.ts';
import { analytics } from './analytics.ts';
import { appointments } from './appointments.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { bids } from './bids.ts';
import { business } from './business.ts';
import { carPage } from './car-page.ts';
import { cars } from './cars.ts';
import { commissions } from './commissions.ts';
import { dealers } from './dealers.ts';
import { erasing } from './erasing.ts';
import { files } from './files.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { notifications } from './notifications.ts';
import { ownData } from './own-data.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { profile } from './profile.ts';
import { ratings } from './ratings.ts';
import { requests } from './requests.ts';
import type { Row } from './row.ts';
import { site } from './site.ts';
import { standing } from './standing.ts';
import { verification } from './verification.ts';

/** Who may do what, module by module. */
export const matrix: readonly Row[] = [
  ...adminLists,
  ...analytics,
  ...appointments,
  ...audit,
  ...auth,
  ...bids,
  ...business,
  ...carPage,
  ...cars,
  ...commissions,
  ...dealers,
  ...erasing,
  ...files,
  ...home,
  ...messages,
  ...moderation,
  ...notifications,
  ...ownData,
  ...pages,
  ...people,
  ...photos,
  ...profile,
  ...ratings,
  ...requests,
  ...site,
  ...standing,
  ...verification,
];
