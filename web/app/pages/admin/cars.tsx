import { PageTitle } from '../../../ui/page-title.tsx';

/** cars. */
export function Component() {
  return <PageTitle />;
}
