import { PageTitle } from '../../../ui/page-title.tsx';

/** inventory. */
export function Component() {
  return <PageTitle />;
}
