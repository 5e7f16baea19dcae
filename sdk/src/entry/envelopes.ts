export { createEnvelopedFetch } from '../network/envelope/enveloped-fetch.ts';
export {
  envelopeTarget,
  isEnveloped,
  openAnswer,
  type OpenedAnswer,
  type SentAnswer,
} from '../network/envelope/envelope.ts';
export { envelopes } from '../generated/envelopes.gen.ts';
export type { EnvelopeTable } from '../spec/envelope.ts';
