import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { Dialog } from './dialog.tsx';

/**
 * A dialog whose code comes when it is first opened: forms and their rules weigh more than the pages they stand on.
 * React's `lazy` would take the page away when that fails and never try again; this says so, and tries again when asked to.
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
      load().then(
        (component) => {
          loaded = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return null;
    return (
      <Dialog title="This form did not load" onClose={props.onClose}>
        <p className="mb-4">The connection may have been lost.</p>
        <button type="button" className="btn btn-primary w-full" onClick={tryAgain}>
          Try again
        </button>
      </Dialog>
    );
  };
}
