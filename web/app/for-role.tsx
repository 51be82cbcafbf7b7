import { Outlet } from 'react-router';
import type { Role } from '../../shared/access.ts';
import { NotFound } from './not-found.tsx';
import { useUser } from './session.ts';

/** Pages of one role. The server refuses the data anyway; this keeps others from an empty shell. */
export function ForRole({ role }: { role: Role }) {
  return useUser().role === role ? <Outlet /> : <NotFound />;
}
