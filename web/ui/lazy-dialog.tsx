import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';
import { uiWords } from '../../words/ui/ui.ts';
import { Dialog } from './dialog.tsx';

/**
 * A dialog whose code is loaded when it is first opened: forms with their validation are larger than the pages that open them.
 * React's `lazy` would replace the page when loading fails and never retry; this shows the error and a button to retry.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
    useEffect(() => {
      if (loaded) return;
      Promise.all([load(), import('../styles/rest.css')]).then(
        ([component]) => {
          loaded = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return null;
    return (
      <Dialog title={uiWords.notLoaded} onClose={props.onClose}>
        <p className="mb-4">{pieceWords.connectionLost}</p>
        <button type="button" className="btn btn-primary w-full" onClick={tryAgain}>
          {uiWords.tryAgain}
        </button>
      </Dialog>
    );
  };
}
