import { editDistance } from './edit-distance.ts';
import { COMMON_DOMAINS, LOOKALIKES, TEST_DOMAINS, THROWAWAY_DOMAINS } from './known-domains.ts';

/** The assessment of an address, whoever it belongs to. */
interface EmailAssessment {
  readonly email: string;
  readonly deliverability: 'deliverable' | 'undeliverable' | 'unknown';
  readonly risk: 'low' | 'high' | 'unknown';
  readonly warning: 'highRisk' | 'undeliverable' | null;
  readonly suggestions: readonly string[];
}

const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  nte: 'net',
  ent: 'net',
};
/** Endings that no mail server has. */
const DEAD_ENDINGS: ReadonlySet<string> = new Set(['invalid', 'localhost', 'test', 'local']);
const MOST_SUGGESTIONS = 3;

/** Returns the form of a text: an address, a mistaken one, or `nothing`, which is not even meant to be one. */
export function readEmailForm(text: string): 'address' | 'mistake' | 'nothing' {
  const email = text.trim();
  const pieces = email.split('@');
  const [local = '', domain = ''] = pieces;
  if (pieces.length < 2 || (local === '' && domain === '')) return 'nothing';
  const labels = domain.split('.');
  const isLocal =
    LOCAL.test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return pieces.length === 2 && isLocal && isDomain && email.length <= 254 ? 'address' : 'mistake';
}

/** Judges an address by its domain alone, so that the answer is the same for every customer and at any time. */
export function assessEmail(text: string): EmailAssessment {
  const email = text.trim();
  const local = email.slice(0, email.lastIndexOf('@'));
  const domain = email.slice(local.length + 1).toLowerCase();
  const near = nearDomains(domain);
  const suggestions = near.map((candidate) => `${local}@${candidate}`);
  if (THROWAWAY_DOMAINS.has(domain)) {
    return { email, deliverability: 'deliverable', risk: 'high', warning: 'highRisk', suggestions: [] };
  }
  if (near.length > 0 || isDead(domain)) {
    return { email, deliverability: 'undeliverable', risk: 'unknown', warning: 'undeliverable', suggestions };
  }
  if (domain === TEST_DOMAINS.unknown) {
    return { email, deliverability: 'unknown', risk: 'unknown', warning: null, suggestions };
  }
  return { email, deliverability: 'deliverable', risk: 'low', warning: null, suggestions };
}

/** Returns true when a message to the address can be handed over at all; only the test domain cannot. */
export function canSendTo(email: string): boolean {
  return !email.trim().toLowerCase().endsWith(`@${TEST_DOMAINS.refusing}`);
}

function isDead(domain: string): boolean {
  return domain === TEST_DOMAINS.undeliverable || DEAD_ENDINGS.has(domain.slice(domain.lastIndexOf('.') + 1));
}

/** Common domains within one slip, two for long ones; then the domain with its ending put right. */
function nearDomains(domain: string): readonly string[] {
  if (COMMON_DOMAINS.includes(domain) || LOOKALIKES.has(domain)) return [];
  const near = COMMON_DOMAINS.map((candidate) => ({ candidate, distance: editDistance(domain, candidate) }))
    .filter(({ candidate, distance }) => distance <= (candidate.length >= 9 ? 2 : 1))
    .sort((left, right) => left.distance - right.distance)
    .map(({ candidate }) => candidate);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const better = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  const mended = better === undefined ? [] : [`${domain.slice(0, -ending.length)}${better}`];
  return [...new Set([...near, ...mended])].slice(0, MOST_SUGGESTIONS);
}
