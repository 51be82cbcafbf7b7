import { PageTitle } from '../../../ui/page-title.tsx';

/** saved. */
export function Component() {
  return <PageTitle />;
}
