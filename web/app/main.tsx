import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from '../client/query-client.ts';
import { sayArrivalNotice } from './arrival-notice.ts';
import { router } from './routes.tsx';
import './app.css';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app');

sayArrivalNotice();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
