import type { ReactNode } from 'react';
import { useUser } from '../../client/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The heading 'Habari, Wanjiru', with its children beside it. */
export function Greeting({ children }: { children?: ReactNode }) {
  const [first] = useUser().full_name.split(' ');
  return (
    <PageTitle title={`Habari, ${first}`} tab="Overview">
      {children}
    </PageTitle>
  );
}
