import type { ReactNode } from 'react';
import { homeWords } from '../../../words/home/home.ts';
import { useUser } from '../../client/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The heading 'Habari, Wanjiru', with its children beside it. */
export function Greeting({ children }: { children?: ReactNode }) {
  const [first] = useUser().full_name.split(' ');
  return (
    <div className="max-[25rem]:[&_.btn]:px-2 max-[25rem]:[&_.btn]:text-sm max-[25rem]:[&_h1]:text-xl">
      <PageTitle title={homeWords.greeting(first ?? '')} tab={homeWords.overview}>
        {children}
      </PageTitle>
    </div>
  );
}
