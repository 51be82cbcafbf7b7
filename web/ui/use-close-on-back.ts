import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

const isBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP';

/**
 * The browser's Back closes what lies over the page instead of leaving the page. Android's back gesture doesn't come this way: there the
 * browser asks an open `<dialog>` to close, as Escape does.
 */
export function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(isBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each Back, not for each new `onClose`
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker]);
}
