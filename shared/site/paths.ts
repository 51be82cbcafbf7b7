/** Every address of the site, built here and nowhere else. */
export const paths = {
  landing: '/',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  postRequest: '/post-request',
  dealerVerification: '/dealer-verification',
  dashboard: '/dashboard',
  requests: '/dashboard/requests',
  request: (id: string) => `/dashboard/requests#${id}`,
  buyerRequests: '/dashboard/buyer-requests',
  buyerRequest: (id: string) => `/dashboard/buyer-requests#${id}`,
  messages: '/dashboard/messages',
  commissions: '/dashboard/commissions',
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  adminUsers: '/dashboard/admin/users',
  appointment: (id: string) => `/appointment/${id}`,
};
