import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';

/** A person's name in a screen of the administrator, which leads to their whole page. `id` is their user_id. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link className="link -my-3 inline-block min-w-11 py-3 wrap-anywhere" to={paths.adminUser(id)}>
      {name}
    </Link>
  );
}
