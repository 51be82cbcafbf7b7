import { PageTitle } from '../../ui/page-title.tsx';

/** /dashboard/profile. */
export function Component() {
  return <PageTitle />;
}
