import { expect, it } from 'vitest';
import { oauthRemedy } from './oauth-remedy.ts';

it.each([
  ['invalid_client', 'OAUTH_CLIENT_SECRET'],
  ['invalid_client_id', 'OAUTH_CLIENT_ID'],
  ['redirect_uri_mismatch', 'OAUTH_CALLBACK'],
  ['ECONNREFUSED', 'whether this machine may reach it'],
  ['ENOTFOUND', 'ORG_URL'],
  ['CERT_HAS_EXPIRED', 'renewed'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
  ['HTTP 200', 'no org'],
  ['HTTP 404', 'no org'],
  ['HTTP 503', 'status of the org'],
  ['unsupported_response_type', 'list of OAuth errors'],
])('says at %s: %s', (reason, words) => {
  expect(oauthRemedy(reason)).toContain(words);
  expect(oauthRemedy(reason)).toMatch(/^[A-Z][^\n]+\.$/);
});
