import UnverifiedBanner from '../modules/auth/unverified-banner.tsx';
import Maintenance from '../modules/settings/maintenance.tsx';
import { SuspendedBanner } from '../modules/standing/suspended-banner.tsx';
import { SuspendedHome } from '../modules/standing/suspended-home.tsx';
import { WarningsCard } from '../modules/standing/warnings-card.tsx';

const parts = {
  home: SuspendedHome,
  maintenance: Maintenance,
  stop: SuspendedBanner,
  unverified: UnverifiedBanner,
  warnings: WarningsCard,
};

/** What few people read on their pages: one chunk, because the address of each chunk is in everybody's first load. */
export default function Rare({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
