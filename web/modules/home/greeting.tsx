import type { ReactNode } from 'react';
import { useUser } from '../../client/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** 'Habari, Wanjiru', and what stands beside it. */
export function Greeting({ children }: { children?: ReactNode }) {
  const [first] = useUser().full_name.split(' ');
  return (
    <PageTitle title={`Habari, ${first}`} tab="Overview">
      {children}
    </PageTitle>
  );
}
