import { useParams } from 'react-router';
import { useDealer, useReviews } from '../../modules/dealers/queries.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** /dashboard/dealers/{id}. */
export function Component() {
  const { id = '' } = useParams();
  useDealer(id);
  useReviews(id);
  return <PageTitle />;
}
