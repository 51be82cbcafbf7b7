import { Outlet } from 'react-router';
import type { Role } from '../../shared/roles.ts';
import { useUser } from '../client/session.ts';
import { NotFound } from './not-found.tsx';

/** Pages of one role. The server refuses the data anyway; this keeps others from an empty shell. */
export function ForRole({ only }: { only: Role }) {
  return useUser().role === only ? <Outlet /> : <NotFound />;
}
