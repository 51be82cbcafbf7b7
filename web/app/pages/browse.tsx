import { PageTitle } from '../../ui/page-title.tsx';

/** browse. */
export function Component() {
  return <PageTitle />;
}
