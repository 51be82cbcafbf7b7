import { type ComponentProps, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Toaster as SonnerToaster } from 'sonner';
import { loadToaster, toasterStore } from './toast.ts';

const Sonner = lazy(async () => {
  const { Toaster } = await loadToaster();
  return {
    default: (props: ComponentProps<typeof SonnerToaster>) => {
      useEffect(() => toasterStore.shown(), []);
      return <Toaster {...props} />;
    },
  };
});

/** Where toasts appear; loaded when the first one is said. */
export function Toaster() {
  const isAskedFor = useSyncExternalStore(toasterStore.subscribe, toasterStore.isAskedFor);
  if (!isAskedFor) return null;
  return (
    <Suspense>
      <Sonner offset={{ top: 64 }} mobileOffset={{ top: 64 }} position="top-center" theme="system" closeButton duration={7000} />
    </Suspense>
  );
}
