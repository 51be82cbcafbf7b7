import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '../styles/rest.css';
import type { Asked } from './asked.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { queryClient } from './query-client.ts';

/** Asks over whatever is open for a proof that it is the owner. Whether it was given. A root of its own: the frame, which loads first, knows nothing of it. */
export function askForProof(asked: Asked): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (isProved: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProved);
    };
    root.render(
      <QueryClientProvider client={queryClient}>
        <ProofDialog asked={asked} onProved={() => end(true)} onClose={() => end(false)} />
      </QueryClientProvider>,
    );
  });
}
