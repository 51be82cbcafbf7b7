import type { ReactNode } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { useFocusKept } from './remember-focus.ts';
import { SmallScene } from './small-scene.tsx';

const sandHatch = { body: 'hatch', colour: '#d8c9a3' } as const;

interface EmptyProps {
  title: string;
  /** What the list is for, in a sentence. */
  children?: ReactNode;
  /** The next step: a `NextLink`, or a button that looks like one. */
  next?: ReactNode;
}

/** Shown for an empty list, or for a page that is not there: a picture, what it is for, what to do next. */
export function Empty({ title, children, next }: EmptyProps) {
  return (
    <div className="py-6 text-center">
      <SmallScene car={sandHatch} />
      <p className="font-display mt-5 text-xl">{title}</p>
      {children && <div className="text-muted mx-auto mt-2 max-w-prose">{children}</div>}
      {next && <div className="mt-5 flex flex-wrap justify-center gap-3">{next}</div>}
    </div>
  );
}

/** Shown after an error: what happened, what was kept, and what to do. */
export function Failure({ title, detail, retry }: { title: string; detail?: string | undefined; retry?: () => void }) {
  useFocusKept();
  return (
    <div className="failure" role="alert">
      <p className="font-bold">{title}</p>
      {detail && <p>{detail}</p>}
      {retry && (
        <button type="button" className="btn btn-outline mt-3" onClick={retry}>
          {uiWords.tryAgain}
        </button>
      )}
    </div>
  );
}
