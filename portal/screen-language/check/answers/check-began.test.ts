import { expect, it } from 'vitest';
import type { Field, ScreenConfig, Submission } from '../../generated/screen-config.gen.ts';
import { checkBegan } from './check-began.ts';

const people: Field = { name: 'people', as: 'text', prefill: { from: 'reads.people.names' } };
const note: Field = { name: 'note', as: 'text' };

/** The findings about a form: rule and place of each. */
function findingsOf(submit: Partial<Submission>, more: Partial<ScreenConfig> = {}): readonly string[] {
  const config: ScreenConfig = {
    version: 2,
    id: 'test/one',
    route: '/one',
    access: 'customer',
    steps: [{ id: 'one', fields: [people, note] }],
    submit: { operation: 'save', done: {}, ...submit },
    ...more,
  };
  const found: string[] = [];
  checkBegan(config, (path, { rule }) => void found.push(`${rule} ${path.join('/')}`));
  return found;
}

const began = (name: string) => ({ with: { before: { from: `began.${name}` } } });

it.each<[string, Partial<Submission>, Partial<ScreenConfig>, readonly string[]]>([
  [
    'a list that is sent as it began, and filled in once more',
    { ...began('people'), failed: { CHANGED: { message: 'x', refill: ['people'] } } },
    {},
    [],
  ],
  [
    'a field that begins without an answer',
    { ...began('note'), failed: { CHANGED: { message: 'x', refill: ['note'] } } },
    {},
    ['not-prefilled submit/with/before/from', 'not-prefilled submit/failed/CHANGED/refill/0'],
  ],
  ['a field that is not there, of which others tell', began('gone'), {}, []],
  [
    'a beginning that a condition asks about',
    {},
    { conditions: { changed: { from: 'began.people', filled: true } } },
    ['wrong-source conditions/changed/from'],
  ],
  [
    'what a step of its own sends',
    {},
    {
      steps: [{ id: 'one', fields: [people], submit: { operation: 'check', done: {}, ...began('people') } }],
    },
    [],
  ],
])('%s', (_, submit, more, want) => expect(findingsOf(submit, more)).toEqual(want));
