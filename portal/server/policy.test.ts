import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './headers.ts';

/** One remark of the evaluator; the lower the number, the worse. */
interface Finding {
  readonly severity: number;
  readonly directive: string;
  readonly value?: string;
}

// Written for CommonJS of TypeScript 4, without names that ES modules find.
const require = createRequire(import.meta.url);
const { CspEvaluator } = require('csp_evaluator') as {
  readonly CspEvaluator: new (csp: unknown) => { evaluate(): readonly Finding[] };
};
const { CspParser } = require('csp_evaluator/dist/parser') as {
  readonly CspParser: new (policy: string) => { readonly csp: unknown };
};

/** Findings that are no more than "perhaps": on its own scripts a host may rely, since the import map binds their bytes. */
const perhaps = 50;

const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < perhaps)
    .map(({ directive, value = '', severity }) => `${severity} ${directive} ${value}`);

it.each([
  ['of the least', {}],
  ['of a document', { scripts: "'self' 'sha256-Zm9v'" }],
  ['with the frames of a payment processor', { frames: 'https://pay.example' }],
  ['that another origin may frame', { framedBy: 'https://studio.example' }],
])('the evaluator of policies finds no weakness in the one %s', (_, sources) => {
  expect(findingsOf(contentSecurityPolicy(sources))).toEqual([]);
});

it.each(["script-src 'unsafe-inline'", "script-src 'unsafe-eval' 'self'", 'script-src *', "img-src 'self'"])(
  'the evaluator finds that of %s',
  (policy) => expect(findingsOf(policy)).not.toEqual([]),
);
