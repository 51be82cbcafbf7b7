import { PageTitle } from '../../ui/page-title.tsx';

/** car. */
export function Component() {
  return <PageTitle />;
}
