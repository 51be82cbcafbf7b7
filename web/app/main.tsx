import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../client/query-client.ts';
import { Boundary } from '../ui/boundary.ts';
import { watchBack } from '../ui/use-close-on-back.ts';
import { sayArrivalNotice } from './arrival-notice.ts';
import { LoadFailed } from './load-failed.tsx';
import { SignedIn } from './shell.tsx';
import './app.css';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app');

sayArrivalNotice();
watchBack();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Boundary failed={() => <LoadFailed />}>
          <SignedIn />
        </Boundary>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
