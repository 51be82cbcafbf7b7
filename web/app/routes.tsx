import { createBrowserRouter, type RouteObject } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { ForRole } from './for-role.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { DashboardHome } from './pages/home.tsx';
import { Shell, SignedIn } from './shell.tsx';

/** The signed-in area's one route table. Each page is its own chunk; what a role may not see is not found. */
const routes: RouteObject[] = [
  {
    element: <SignedIn />,
    HydrateFallback: () => <Spinner label="Loading the page" />,
    errorElement: <LoadFailed />,
    children: [
      {
        element: <Shell />,
        errorElement: <LoadFailed />,
        children: [
          {
            // A page that fails leaves the menu in place.
            errorElement: <LoadFailed />,
            children: [
              { path: '/dashboard', element: <DashboardHome /> },
              {
                element: <ForRole only="buyer" />,
                children: [{ path: '/dashboard/requests', lazy: () => import('./pages/buyer/requests.tsx') }],
              },
              {
                element: <ForRole only="dealer" />,
                children: [
                  { path: '/dashboard/buyer-requests', lazy: () => import('./pages/dealer/buyer-requests.tsx') },
                  { path: '/dashboard/commissions', lazy: () => import('./pages/dealer/commissions.tsx') },
                ],
              },
              {
                element: <ForRole only="admin" />,
                children: [{ path: '/dashboard/admin/users', lazy: () => import('./pages/admin/users.tsx') }],
              },
              { path: '/dashboard/messages', lazy: () => import('./pages/messages.tsx') },
              { path: '/dashboard/notifications', lazy: () => import('./pages/notifications.tsx') },
              { path: '/dealer-verification', lazy: () => import('./pages/dealer/verification.tsx') },
              { path: '/appointment/:id', lazy: () => import('./pages/appointment.tsx') },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
