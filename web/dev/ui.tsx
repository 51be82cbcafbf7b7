// First, or the styles that a piece brings along would come before the order of the layers.
import './ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PageTitle } from '../ui/page-title.tsx';
import { watchBack } from '../ui/use-close-on-back.ts';
import { Actions } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Deal } from './deal.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Marks } from './marks.tsx';
import { Tables } from './tables.tsx';

// /dev/ui: every component of web/ui in all its states, for developers. A bundle of its own (scripts/builds.ts): nothing of it is in the app's bundle.

const root = document.getElementById('ui');
if (!root) throw new Error('the page has no #ui');

watchBack();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <main className="mx-auto grid max-w-5xl gap-10 p-4 md:p-8">
        <PageTitle title="Pieces of the interface" />
        <Marks />
        <Deal />
        <Actions />
        <Fields />
        <Lists />
        <Tables />
        <Charts />
      </main>
    </BrowserRouter>
  </StrictMode>,
);
