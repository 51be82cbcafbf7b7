import { PageTitle } from '../../../ui/page-title.tsx';

/** edit-car. */
export function Component() {
  return <PageTitle />;
}
