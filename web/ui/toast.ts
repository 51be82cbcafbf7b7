import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'message';

let ready: () => void;
const isShown = new Promise<void>((resolve) => {
  ready = resolve;
});
const listeners = new Set<() => void>();
let isAskedFor = false;

/** For useSyncExternalStore: whether anything was ever said on this page. */
export const toasterStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAskedFor: (): boolean => isAskedFor,
  /** The toaster is on the page and hears. */
  shown: (): void => ready(),
};

/** The toaster is a tenth of the first load and most pages never say anything: it comes with the first word. */
export async function loadToaster() {
  const [sonner] = await Promise.all([import('sonner'), import('./toaster.css')]);
  return sonner;
}

async function say(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  const sonner = await loadToaster().catch((error: unknown) => console.warn('toast not shown', error));
  if (!sonner) {
    // The first word may be that the connection is lost, and then the toaster can't come.
    if (kind === 'error') alert([title, options?.description].filter(Boolean).join('\n'));
    return;
  }
  isAskedFor = true;
  for (const listener of listeners) listener();
  await isShown;
  sonner.toast[kind](title, options);
}

/** Says something at the edge of the page. */
export const toast = {
  success: (title: string, options?: ExternalToast) => void say('success', title, options),
  error: (title: string, options?: ExternalToast) => void say('error', title, options),
  message: (title: string, options?: ExternalToast) => void say('message', title, options),
};
