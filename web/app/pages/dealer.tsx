import { PageTitle } from '../../ui/page-title.tsx';

/** dealer. */
export function Component() {
  return <PageTitle />;
}
