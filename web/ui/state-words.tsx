import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const icons = { waiting: 'clock', open: 'clock', settled: 'check', ended: 'close' } as const;

interface StateWordsProps {
  /** 'waiting': for the reader; 'open': for somebody else; 'settled': nothing to do; 'ended': cancelled, rejected. */
  kind: keyof typeof icons;
  children: ReactNode;
}

/** A state as a sentence with its icon, instead of a badge: 'confirmed', 'waiting for your answer'. */
export function StateWords({ kind, children }: StateWordsProps) {
  return (
    <span className={`state state-${kind}`}>
      <Icon name={icons[kind]} size={16} />
      <span>{children}</span>
    </span>
  );
}
