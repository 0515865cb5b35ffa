/** Links of notices into the product, through the sign-in screen where the person is signed out. */
export const hrefs = {
  /** The professional's requests, with one of them opened. */
  lead: (leadId?: string) => withQuery('/professional-dashboard', { lead: leadId }),
  /** Answers a lead without signing in. */
  answer: (token: string) => withQuery('/answer', { token }),
  professionalReviews: () => '/professional-dashboard?tab=profile&section=reviews',
  /** All requests of the customer. */
  requests: () => '/dashboard?tab=requests',
  /** The customer's live view of one request. */
  request: (id: string) => withQuery('/request', { id }),
  /** The customer's conversation with one professional. */
  conversation: (request: string, professional: string) =>
    withQuery('/sign-in', { request, professional }),
  customerReviews: () => '/dashboard?tab=reviews',
  account: () => '/account',
  acceptInvitation: (token: string) => withQuery('/professional-onboard', { token, accept: '1' }),
  declineInvitation: (token: string) => withQuery('/invitation', { token, answer: 'decline' }),
  doNotContact: (token: string) => withQuery('/do-not-contact', { token }),
  start: () => '/',
  panel: () => '/admin',
  teamInvitation: (token: string) => withQuery('/admin-invitation', { token }),
  memberInvitation: (token: string) => withQuery('/team-invitation', { token }),
  contactMessages: () => '/admin?tab=content&part=messages',
  subscription: () => '/professional-dashboard?tab=subscription',
};

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
