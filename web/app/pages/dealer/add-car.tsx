import { PageTitle } from '../../../ui/page-title.tsx';

/** add-car. */
export function Component() {
  return <PageTitle />;
}
