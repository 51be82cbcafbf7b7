import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when a case comes after another: what had it is gone, and a screen reader begins at the question. */
export function CaseTop({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="named-part">
      {children}
    </div>
  );
}
