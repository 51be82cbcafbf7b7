import { PageTitle } from '../../ui/page-title.tsx';

/** /dashboard/analytics. */
export function Component() {
  return <PageTitle />;
}
