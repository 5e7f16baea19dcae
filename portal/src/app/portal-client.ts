import { createClient } from '@energy-portal/sdk';

/** The record layer of the page. The host passes its calls on to the org. */
export function createPortalClient() {
  return createClient({ baseUrl: location.origin });
}
