import { PageTitle } from '../../../ui/page-title.tsx';

/** settings. */
export function Component() {
  return <PageTitle />;
}
