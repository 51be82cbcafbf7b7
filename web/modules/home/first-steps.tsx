import type { ReactNode } from 'react';
import { homeWords } from '../../../words/home/home.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { Horizon } from './horizon.tsx';

interface FirstStepsProps {
  heading: string;
  /** Each a sentence; `isDone` for those behind the reader. */
  steps: { words: string; more: string; isDone?: boolean }[];
  /** The one button. */
  children: ReactNode;
}

/** The home of somebody who has just come: the way to the first offer or sale, and the step to begin with. */
export function FirstSteps({ heading, steps, children }: FirstStepsProps) {
  return (
    <section className="lead-card overflow-hidden" aria-label={heading}>
      <Horizon car={{ body: 'hatch', colour: '#b4431f' }} className="h-32 w-full border-b-2 border-ink min-[22.5rem]:h-40 md:h-52" />
      <div className="p-4 md:p-6">
        <InkLabel>{homeWords.next}</InkLabel>
        <h2 className="mt-2 text-[1.375rem] md:text-2xl">{heading}</h2>
        <ol className="mt-3 mb-4 grid gap-3 md:grid-cols-3 md:gap-6">
          {steps.map(({ words, more, isDone }, index) => (
            <li key={words} className="flex gap-3">
              <span className="price text-[1.375rem] leading-tight" aria-hidden="true">
                {isDone ? '✓' : index + 1}
              </span>
              <span>
                <span className="block font-bold">
                  {words}
                  {isDone && <span className="sr-only"> {homeWords.done}</span>}
                </span>
                <span className="text-muted text-sm">{more}</span>
              </span>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
