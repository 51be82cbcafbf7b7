import { type ReactNode, Suspense } from 'react';
import { profilePageWords } from '../../../words/profile/profile-page.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { Boundary } from '../../ui/boundary.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';

interface SectionProps {
  /** Its anchor in the address of the profile. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the profile: its heading stands from the first paint on, what is in it may come later, or fail alone. */
export function ProfileSection({ id, title, children }: SectionProps) {
  const heading = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className="border-line min-h-40 scroll-mt-16 border-t pt-5">
      <h2 id={heading} className="mb-3 text-[1.375rem]">
        {title}
      </h2>
      <Boundary failed={(error) => <Failure title={uiWords.notLoaded} detail={String(error)} retry={() => location.reload()} />}>
        <Suspense fallback={<Spinner label={profilePageWords.loadingPart(title)} />}>{children}</Suspense>
      </Boundary>
    </section>
  );
}
