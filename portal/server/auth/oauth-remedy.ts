import type { FastifyBaseLogger } from 'fastify';

const REMEDIES: readonly (readonly [reason: RegExp, remedy: string])[] = [
  [/^invalid_client$/, 'Check OAUTH_CLIENT_SECRET: the org refuses it.'],
  [/^(?:invalid_client_id|unauthorized_client)$/, 'Check OAUTH_CLIENT_ID: the org knows no such app.'],
  [/^redirect_uri_mismatch$/, 'Make OAUTH_CALLBACK the callback address of the app in the org.'],
  [/^CERT_HAS_EXPIRED$/, "Have the certificate of the org's address renewed."],
  [/CERT|SSL|TLS/, 'Check ORG_URL, or name the certificate in NODE_EXTRA_CA_CERTS.'],
  [/^E[A-Z]+$|^UND_ERR|Timeout|Abort/, 'Check ORG_URL, and whether this machine may reach it.'],
  [/^HTTP [234]\d\d$/, 'Check ORG_URL: what answers there is no org, or its app has no headless log-in.'],
  [/^HTTP 5\d\d$/, 'Look at the status of the org.'],
];

/** What an operator can do about an error of the org's OAuth; one sentence, and nothing of customers. */
export function oauthRemedy(reason: string): string {
  const found = REMEDIES.find(([known]) => known.test(reason));
  return found?.[1] ?? "Look the word up in the platform's list of OAuth errors.";
}

/** Tells the operator that the org's OAuth does not work, and what to do. */
export function logOauthError(log: Pick<FastifyBaseLogger, 'error'>, reason: string): void {
  log.error({ reason, remedy: oauthRemedy(reason) }, 'the OAuth of the org does not work for the portal');
}
