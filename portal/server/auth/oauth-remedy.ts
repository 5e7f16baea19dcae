import type { FastifyBaseLogger } from 'fastify';

const remedies: ReadonlyMap<string, string> = new Map([
  ['invalid_client', 'Check OAUTH_CLIENT_SECRET: the org refuses it.'],
  ['invalid_client_id', 'Check OAUTH_CLIENT_ID: the org knows no such app.'],
  ['unauthorized_client', 'Check OAUTH_CLIENT_ID: the org knows no such app.'],
  ['redirect_uri_mismatch', 'Make OAUTH_CALLBACK the callback address of the app in the org.'],
  ['CERT_HAS_EXPIRED', "Have the certificate of the org's address renewed."],
]);

const ofCertificates = ['CERT', 'SSL', 'TLS'];
const ofConnections = ['ECONN', 'ENOTFOUND', 'EAI_', 'EHOST', 'ENET', 'EPIPE', 'UND_ERR', 'Timeout', 'Abort'];

/** The remedy of an error of the org's OAuth, for its operator; one sentence, and nothing of customers. */
export function oauthRemedy(reason: string): string {
  const known = remedies.get(reason);
  if (known !== undefined) return known;
  const isOneOf = (words: readonly string[]): boolean => words.some((word) => reason.includes(word));
  if (isOneOf(ofCertificates)) return 'Check ORG_URL, or name the certificate in NODE_EXTRA_CA_CERTS.';
  if (isOneOf(ofConnections)) return 'Check ORG_URL, and whether this machine may reach it.';
  if (reason.startsWith('HTTP 5')) return 'Look at the status of the org.';
  if (reason.startsWith('HTTP '))
    return 'Check ORG_URL: what answers there is no org, or its app has no headless log-in.';
  return "Look the word up in the platform's list of OAuth errors.";
}

/** Tells the operator that the org's OAuth does not work, and what to do. */
export function logOauthError(log: Pick<FastifyBaseLogger, 'error'>, reason: string): void {
  log.error({ reason, remedy: oauthRemedy(reason) }, 'the OAuth of the org does not work for the portal');
}
