import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { parseSource } from '../load/source-file.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import type { Catalogue, CatalogueSchema } from '../load/catalogue.ts';
import { checkScreens } from './check-project.ts';

/** One faulty screen and everything that the checker says about it: `line:column rule pointer | message | remedy`. */
type Row = readonly [name: string, screen: object, want: readonly string[]];

function source(file: string, value: unknown): SourceFile {
  return parseSource(file, JSON.stringify(value, null, 2)).source;
}

function schema(name: string): SourceFile {
  const file = `screen-configs/${name}.schema.json`;
  return parseSource(file, readFileSync(file, 'utf8')).source;
}

const record: CatalogueSchema = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: ['string', 'null'] },
    fields: { type: 'object', additionalProperties: { $ref: '#/$defs/FieldValue' } },
    type: { anyOf: [{ $ref: '#/$defs/RecordType' }, { type: 'null' }] },
    more: { type: 'object' },
    anything: {},
    kind: { enum: ['new', 'old'] },
  },
};
const $defs: NonNullable<CatalogueSchema['$defs']> = {
  Record: record,
  RecordType: { type: 'object', properties: { name: { type: 'string' } } },
  FieldValue: {
    type: 'object',
    properties: { value: { anyOf: [{ type: ['string', 'null'] }, { $ref: '#/$defs/Record' }] } },
  },
  Code: { type: 'string', pattern: '^[A-Z]{2}[0-9]+$', maxLength: 10 },
};

const catalogue: Catalogue = {
  constants: { plans: ['fixed', 'variable', 'solar'], levels: ['low', 'high'] },
  operations: {
    save: {
      api: 'test',
      module: 'test',
      kind: 'write',
      errorCodes: ['REFUSED'],
      config: {
        type: 'object',
        additionalProperties: false,
        $defs,
        properties: {
          subject: { allOf: [{ type: 'string', minLength: 1 }, { maxLength: 80 }] },
          agreed: { type: 'boolean' },
          plan: { enum: ['fixed', 'variable'] },
          plans: { type: 'array', items: { enum: ['fixed', 'variable'] } },
          code: { $ref: '#/$defs/Code' },
          zip: { type: 'string', pattern: '^[0-9]{5}$' },
          pin: { type: 'string', minLength: 4, maxLength: 6 },
          amount: { type: 'integer', minimum: 1, maximum: 500 },
          sort: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
          note: { type: ['string', 'null'] },
          fields: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
          address: { type: 'object', properties: { city: { type: 'string', maxLength: 40 } } },
        },
      },
      data: {
        type: 'object',
        properties: { number: { type: 'string' }, promise: { enum: ['advisor', 'specialist', null] } },
      },
    },
    getRecord: {
      api: 'test',
      module: 'test',
      kind: 'read',
      errorCodes: [],
      config: {
        type: 'object',
        properties: {
          recordId: { type: 'string' },
          fields: { type: 'array', items: { type: 'string' } },
          optionalFields: {},
          layoutTypes: {},
        },
      },
      data: { $ref: '#/$defs/Record', $defs },
    },
    getList: {
      api: 'test',
      module: 'test',
      kind: 'read',
      errorCodes: [],
      config: { type: 'object', properties: { pageSize: { type: 'integer' }, fields: {} } },
      data: {
        type: 'object',
        $defs,
        properties: {
          count: { type: 'integer' },
          names: { type: 'array', items: { type: 'string' } },
          records: { type: 'array', items: { $ref: '#/$defs/Record' } },
        },
      },
    },
    getCurrentSession: {
      api: 'test',
      module: 'test',
      kind: 'read',
      errorCodes: [],
      config: {},
      data: {
        type: 'object',
        properties: {
          userId: { type: 'string' },
          contactId: { type: 'string' },
          isGuest: { type: 'boolean' },
        },
      },
    },
  },
};

/** A form that sends fields as members of `save`; `place` is where the first field stands. */
const sending = (fields: Readonly<Record<string, object>>, more: object = {}) => ({
  steps: [{ id: 'one', fields: Object.entries(fields).map(([name, rules]) => ({ name, ...rules })) }],
  submit: {
    operation: 'save',
    with: Object.fromEntries(Object.keys(fields).map((name) => [name, { field: name }])),
    done: {},
  },
  ...more,
});

const sendingOnly = (fields: Readonly<Record<string, object>>, values: object) => ({
  ...sending(fields),
  submit: { operation: 'save', with: values, done: {} },
});

interface AskedStep {
  readonly fields?: readonly { readonly name: string; readonly [rule: string]: unknown }[];
  readonly [member: string]: unknown;
}

/** A form whose answers are all sent; what is sent of each does not matter. */
const asking = (...steps: readonly AskedStep[]) => {
  const names = steps.flatMap(({ fields = [] }) => fields.map(({ name }) => name));
  const taken = Object.fromEntries(names.map((name) => [`fields.of-${name}`, { field: name }]));
  return { steps, submit: { operation: 'save', with: taken, done: {} } };
};
const step = (id: string, more: object = {}): AskedStep => ({
  id,
  fields: [{ name: `of${id}`, as: 'text' }],
  ...more,
});
const choice = { id: 'pick', fields: [{ name: 'plan', as: 'radio', required: true, options: ['a', 'b'] }] };
const reading = (more: object) => ({
  reads: {
    one: { operation: 'getRecord', with: { recordId: 'x', fields: ['Case.Subject', 'Case.Owner.Name'] } },
    all: { operation: 'getList', with: { pageSize: 5 } },
  },
  ...more,
});
const showing = (...blocks: object[]) => ({ sections: [{ columns: [{ blocks }] }] });
const rows = (...values: string[]) => ({
  block: 'record',
  name: 'facts',
  rows: values.map((value, at) => ({ name: `r${at}`, value })),
});
const list = (value: string, more: object = {}) => ({
  block: 'list',
  name: 'list',
  read: 'all',
  columns: [{ name: 'c', value }],
  ...more,
});

const table: readonly Row[] = [
  // 1. Answers and written values against the operation.
  [
    'a text for a boolean',
    sending({ agreed: { as: 'text' } }),
    [
      '19:7 wrong-type /submit/with/agreed | The text field "agreed" answers with a string; save takes boolean. | Make it "as": "consent" or "yes-no".',
      '11:11 wrong-type /steps/0/fields/0/as | The text field "agreed" answers with a string; save takes boolean. | Make it "as": "consent" or "yes-no".',
    ],
  ],
  [
    'a number for a text',
    sending({ subject: { as: 'number' } }),
    [
      '19:7 wrong-type /submit/with/subject | The number field "subject" answers with a number; save takes string. | Make it "as": "text", "select" or "radio".',
      '11:11 wrong-type /steps/0/fields/0/as | The number field "subject" answers with a number; save takes string. | Make it "as": "text", "select" or "radio".',
    ],
  ],
  [
    'a member of a text',
    sendingOnly({ note: { as: 'text' } }, { note: { field: 'note.token' } }),
    [
      '20:9 unknown-member /submit/with/note/field | The answer of "note" has no member "token". | Write "note".',
    ],
  ],
  [
    'each of the first of several values',
    sendingOnly({ card: { as: 'hosted-card' } }, { note: { first: [{ field: 'card' }, { field: 'cart' }] } }),
    [
      '22:13 unknown-member /submit/with/note/first/0/field | The answer of "card" has several members; one of them is to be sent. | Write "card.token".',
      '25:13 unknown-field /submit/with/note/first/1/field | There is no field "cart". | Did you mean "card"?',
    ],
  ],
  [
    'the condition of the entries that are offered',
    reading({
      ...sendingOnly(
        {
          plan: {
            as: 'radio',
            options: { from: 'reads.all.records', value: 'id', labelText: true, show: 'fitting' },
          },
        },
        { note: { field: 'plan' } },
      ),
      conditions: { fitting: { from: 'item.idd', filled: true } },
    }),
    [
      '51:7 unknown-data /conditions/fitting/from | The answer of getList has no "idd" there: "item.idd". | Did you mean "id"?',
    ],
  ],
  [
    'members of an entry',
    reading({
      ...sendingOnly(
        { plan: { as: 'text' } },
        { note: { entryOf: 'reads.all.records', where: 'idd', is: { field: 'plan' }, take: 'typ.name' } },
      ),
    }),
    [
      '39:9 unknown-data /submit/with/note/where | The answer of getList has no "idd" there: "idd". | Did you mean "id"?',
      '43:9 unknown-data /submit/with/note/take | The answer of getList has no "typ" there: "typ.name". | Did you mean "type"?',
    ],
  ],
  [
    'other operations, and what is forgotten',
    {
      ...sending({ note: { as: 'text' } }),
      conditions: { known: { from: 'session.userId', filled: true } },
      submit: {
        operation: 'save',
        instead: [{ when: 'known', operation: 'sav' }],
        with: { note: { field: 'note' } },
        done: {},
        failed: { REFUSED: { message: 'errors.loginFailed', forget: ['noet'] } },
      },
    },
    [
      '21:9 unknown-operation /submit/instead/0/operation | There is no write "sav" in the specs. | Did you mean "save"?',
      '34:11 unknown-field /submit/failed/REFUSED/forget/0 | There is no field "noet". | Did you mean "note"?',
    ],
  ],
  [
    'the whole of a card',
    sendingOnly({ card: { as: 'hosted-card' } }, { note: { field: 'card' } }),
    [
      '20:9 unknown-member /submit/with/note/field | The answer of "card" has several members; one of them is to be sent. | Write "card.token".',
    ],
  ],
  [
    'a misspelt member of a bank account',
    sendingOnly({ account: { as: 'hosted-bank' } }, { note: { field: 'account.tokn' } }),
    [
      '20:9 unknown-member /submit/with/note/field | The answer of "account" has no member "tokn". | Did you mean "token"?',
    ],
  ],
  [
    'a card for a boolean',
    sendingOnly({ card: { as: 'hosted-card' } }, { agreed: { field: 'card.token' } }),
    [
      '19:7 wrong-type /submit/with/agreed | The hosted-card field "card" answers with a text; save takes boolean. | Make it "as": "consent" or "yes-no".',
      '11:11 wrong-type /steps/0/fields/0/as | The hosted-card field "card" answers with a text; save takes boolean. | Make it "as": "consent" or "yes-no".',
    ],
  ],
  [
    'the token of a card',
    sendingOnly({ card: { as: 'hosted-card' } }, { note: { field: 'card.token' } }),
    [],
  ],
  [
    'a list for a text',
    sending({ note: { as: 'checkboxes', options: ['a'] } }),
    [
      '22:7 wrong-type /submit/with/note | The checkboxes field "note" answers with a list; save takes string or null. | Make it "as": "text", "select" or "radio".',
      '11:11 wrong-type /steps/0/fields/0/as | The checkboxes field "note" answers with a list; save takes string or null. | Make it "as": "text", "select" or "radio".',
    ],
  ],
  [
    'an option that the operation does not know',
    sending({ plan: { as: 'select', options: ['fixed', 'varable'] } }),
    [
      '14:13 unknown-option /steps/0/fields/0/options/1 | save does not know the option "varable" of "plan". | Did you mean "variable"?',
    ],
  ],
  [
    'an option out of the constants that the operation does not know',
    sending({ plan: { as: 'select', options: { from: 'constants.plans' } } }),
    [
      '12:11 unknown-option /steps/0/fields/0/options | save does not know the option "solar" of "plan". | Known: fixed, variable.',
    ],
  ],
  [
    'an option of a list that the operation does not know',
    sending({ plans: { as: 'checkboxes', options: ['solar', 'fixed'] } }),
    [
      '13:13 unknown-option /steps/0/fields/0/options/0 | save does not know the option "solar" of "plans". | Known: fixed, variable.',
    ],
  ],
  [
    'free text for a closed set',
    sending({ plan: { as: 'text' } }),
    [
      '10:11 too-loose /steps/0/fields/0 | "plan" accepts "a", which save refuses. | Offer a choice: "as": "select" with "options" out of fixed, variable.',
    ],
  ],
  [
    'a text that may be too long',
    sending({ subject: { as: 'text', maxLength: 81 } }),
    [
      '12:11 too-loose /steps/0/fields/0/maxLength | "subject" may be longer than save accepts. | Set "maxLength": 80.',
    ],
  ],
  [
    'a text without a greatest length',
    sending({ subject: { as: 'text' } }),
    ['10:11 too-loose /steps/0/fields/0 | "subject" may be longer than save accepts. | Set "maxLength": 80.'],
  ],
  [
    'a text that may be too short',
    sending({ pin: { as: 'text', minLength: 3, maxLength: 6 } }),
    [
      '12:11 too-loose /steps/0/fields/0/minLength | "pin" may be shorter than save accepts. | Set "minLength": 4.',
    ],
  ],
  [
    'numbers out of bounds',
    sending({ amount: { as: 'number', min: 0 } }),
    [
      '12:11 too-loose /steps/0/fields/0/min | "amount" may be smaller than save accepts. | Set "min": 1.',
      '10:11 too-loose /steps/0/fields/0 | "amount" may be greater than save accepts. | Set "max": 500.',
    ],
  ],
  [
    'a pattern that lets too much through',
    sending({ zip: { as: 'zip' }, code: { as: 'text', pattern: 'digits', maxLength: 10 } }),
    [
      '10:11 too-loose /steps/0/fields/0 | "zip" accepts "78701-1234", which save refuses. | Answers have to be of 5 digits: give it a kind, a "pattern" or lengths that fit, or take the value from a source.',
      '16:11 too-loose /steps/0/fields/1/pattern | "code" accepts "1", which save refuses. | Answers have to be of the form that the operation asks for: give it a kind, a "pattern" or lengths that fit, or take the value from a source.',
    ],
  ],
  ['a pattern made narrow enough by a length', sending({ zip: { as: 'zip', maxLength: 5 } }), []],
  [
    'fields that fit',
    sending({
      subject: { as: 'text', maxLength: 80 },
      agreed: { as: 'consent' },
      plan: { as: 'radio', options: ['fixed'] },
      amount: { as: 'number', min: 1, max: 50 },
      sort: { as: 'text' },
      note: { as: 'textarea' },
    }),
    [],
  ],
  [
    'nested members',
    {
      ...asking({
        id: 'one',
        fields: [
          { name: 'city', as: 'text' },
          { name: 'any', as: 'number' },
        ],
      }),
      submit: {
        operation: 'save',
        with: {
          'address.city': { field: 'city' },
          'address.street': { field: 'city' },
          'fields.X': { field: 'any' },
        },
        done: {},
      },
    },
    [
      '10:11 too-loose /steps/0/fields/0 | "city" may be longer than save accepts. | Set "maxLength": 40.',
      '26:7 unknown-parameter /submit/with/address.street | save takes no "address.street". | Known: city.',
    ],
  ],
  [
    'a written value of the wrong kind, in a read and in an action',
    {
      reads: { all: { operation: 'getList', with: { pageSize: 'ten' } } },
      ...showing({
        block: 'action',
        name: 'go',
        submit: { operation: 'save', with: { plan: 'fixd', code: 'x1' }, done: {} },
      }),
    },
    [
      '9:9 wrong-value /reads/all/with/pageSize | getList refuses "ten" as "pageSize". | It takes a whole number.',
      '24:19 wrong-value /sections/0/columns/0/blocks/0/submit/with/plan | save refuses "fixd" as "plan". | Did you mean "fixed"?',
      '25:19 wrong-value /sections/0/columns/0/blocks/0/submit/with/code | save refuses "x1" as "code". | It takes a text, of the form that the operation asks for, at most 10 long.',
    ],
  ],

  // 2. Steps and names.
  [
    'a step behind a condition that contradicts itself',
    {
      conditions: {
        both: {
          all: [
            { field: 'plan', is: 'a' },
            { field: 'plan', is: 'b' },
          ],
        },
      },
      ...asking(choice, step('two', { show: 'both' }), step('three')),
    },
    [
      '42:7 unreachable-step /steps/1/show | No answers lead to the step "two". | Its condition "both" never holds after the steps before: change it, or remove the step.',
    ],
  ],
  [
    'a step behind an option that there is not',
    {
      conditions: { c: { field: 'plan', in: ['c', 'd'] } },
      ...asking(choice, { id: 'end', as: 'review', show: 'c' }),
    },
    [
      '9:9 unknown-option /conditions/c/in/0 | "plan" has no option "c", so this is never true. | Did you mean "a"?',
      '10:9 unknown-option /conditions/c/in/1 | "plan" has no option "d", so this is never true. | Did you mean "a"?',
      '32:7 unreachable-step /steps/1/show | No answers lead to the step "end". | Its condition "c" never holds after the steps before: change it, or remove the step.',
    ],
  ],
  [
    'a step that only an answer of a hidden step leads to',
    {
      conditions: {
        isA: { field: 'plan', is: 'a' },
        isB: { not: 'isA' },
        more: { all: ['isB', { field: 'oftwo', filled: true }] },
      },
      ...asking(choice, step('two', { show: 'isA' }), step('three', { show: 'more' })),
    },
    [
      '56:7 unreachable-step /steps/2/show | No answers lead to the step "three". | Its condition "more" never holds after the steps before: change it, or remove the step.',
    ],
  ],
  [
    'a field that nothing leads to, behind a box that must be ticked',
    {
      conditions: { no: { field: 'ok', is: false } },
      ...asking({
        id: 'one',
        fields: [
          { name: 'ok', as: 'consent', required: true },
          { name: 'why', as: 'text', show: 'no' },
        ],
      }),
    },
    [
      '23:11 unreachable-field /steps/0/fields/1/show | No answers lead to the field "why". | Its condition "no" never holds at this place: change it, or remove the field.',
    ],
  ],
  [
    'a step asked about too late is reported once',
    {
      conditions: { c: { field: 'oftwo', filled: true } },
      ...asking(step('one', { show: 'c' }), step('two')),
    },
    [
      '20:7 asked-later /steps/0/show | The condition asks about "oftwo", which is not asked before. | Ask that first.',
    ],
  ],
  [
    'steps that can be reached',
    {
      conditions: {
        isA: { field: 'plan', is: 'a' },
        far: {
          all: ['isA', { from: 'session.userId', filled: true }, { not: { from: 'language', is: 'es' } }],
        },
        big: {
          any: [
            { field: 'oftwo', is: 'big' },
            { from: 'brand.id', in: ['a', 'b'] },
          ],
        },
      },
      ...asking(choice, step('two', { show: 'far' }), step('three', { show: 'big' })),
    },
    [],
  ],
  [
    'the same name for two steps',
    asking(step('one'), { id: 'two', as: 'review' }, { id: 'one', as: 'review' }),
    [
      '20:7 same-name /steps/2/id | Two steps are called "one", so they would have the same texts. | Rename one, and add its texts.',
    ],
  ],
  [
    'the same name for two blocks in different sections, and for what they list',
    {
      sections: [
        { columns: [{ blocks: [{ block: 'message', name: 'note' }] }] },
        {
          columns: [
            {
              blocks: [
                {
                  block: 'links',
                  name: 'note',
                  links: [
                    { name: 'x', to: '/' },
                    { name: 'x', to: '/' },
                  ],
                },
              ],
            },
          ],
        },
        {
          columns: [
            {
              blocks: [{ block: 'stepper', name: 'way', current: 'route.query.stage', stages: ['on', 'on'] }],
            },
          ],
        },
      ],
    },
    [
      '24:15 same-name /sections/1/columns/0/blocks/0/name | Two blocks are called "note", so they would have the same texts. | Rename one, and add its texts.',
      '31:19 same-name /sections/1/columns/0/blocks/0/links/1/name | Two links are called "x", so they would have the same texts. | Rename one, and add its texts.',
      '50:17 same-name /sections/2/columns/0/blocks/0/stages/1 | Two stages are called "on", so they would have the same texts. | Rename one, and add its texts.',
    ],
  ],

  // 3. Paths into answers.
  [
    'members that an answer does not have',
    reading(
      showing(
        rows(
          'reads.one.idd',
          'reads.one.fields.Subject.valu',
          'reads.one.type.nme',
          'reads.one.id.x',
          'reads.all.records.0.iD',
        ),
      ),
    ),
    [
      '34:19 unknown-data /sections/0/columns/0/blocks/0/rows/0/value | The answer of getRecord has no "idd" there: "reads.one.idd". | Did you mean "id"?',
      '38:19 unknown-data /sections/0/columns/0/blocks/0/rows/1/value | The answer of getRecord has no "valu" there: "reads.one.fields.Subject.valu". | Did you mean "value"?',
      '42:19 unknown-data /sections/0/columns/0/blocks/0/rows/2/value | The answer of getRecord has no "nme" there: "reads.one.type.nme". | Did you mean "name"?',
      '46:19 unknown-data /sections/0/columns/0/blocks/0/rows/3/value | The answer of getRecord has no "x" there: "reads.one.id.x". | This value has no members: end there.',
      '50:19 unknown-data /sections/0/columns/0/blocks/0/rows/4/value | The answer of getList has no "iD" there: "reads.all.records.0.iD". | Did you mean "id"?',
    ],
  ],
  [
    'fields that were not asked for',
    reading(showing(rows('reads.one.fields.Subjct.value', 'reads.one.fields.Owner.value.fields.Name.value'))),
    [
      '11:11 field-not-read /reads/one/with/fields/0 | The read "one" asks for "Subject", which nothing shows; what is shown is "Subjct". | Write one name in both places.',
    ],
  ],
  [
    'a misspelt field beside its right name, and a field that is like none',
    reading(
      showing(
        rows(
          'reads.one.fields.Subject.value',
          'reads.one.fields.Subjct.value',
          'reads.one.fields.Origin.value',
        ),
      ),
    ),
    [
      '38:19 field-not-read /sections/0/columns/0/blocks/0/rows/1/value | The read "one" does not ask for the field "Subjct": "reads.one.fields.Subjct.value". | Did you mean "Subject"? Or add it to its "fields".',
      '42:19 field-not-read /sections/0/columns/0/blocks/0/rows/2/value | The read "one" does not ask for the field "Origin": "reads.one.fields.Origin.value". | Known: Owner, Subject. Or add it to its "fields".',
    ],
  ],
  [
    'a misspelt field that is shown twice is reported once, where it is asked for',
    {
      ...showing(rows('reads.me.fields.Email.value', 'reads.me.fields.Email.value')),
      reads: { me: { operation: 'getRecord', with: { recordId: 'x', fields: ['Contact.Emial'] } } },
    },
    [
      '15:19 same-value /sections/0/columns/0/blocks/0/rows/0 | Two rows show "reads.me.fields.Email.value" at once, under two names. | Show each of them where the other one is not, or let one show another value.',
      '19:19 same-twice /sections/0/columns/0/blocks/0/rows/1 | The same value stands here twice. | Take one out, or change it.',
      '35:11 field-not-read /reads/me/with/fields/0 | The read "me" asks for "Emial", which nothing shows; what is shown is "Email". | Write one name in both places.',
    ],
  ],
  [
    'entries of a timeline, and of a single answer',
    reading(
      showing(
        {
          block: 'timeline',
          name: 'year',
          read: 'all',
          at: 'item.idd',
          bars: { name: 'b', value: 'item.id' },
        },
        {
          block: 'plans',
          name: 'plan',
          read: 'one',
          single: true,
          id: 'item.id',
          title: 'item.idd',
          prices: [{ name: 'p', value: 'item.id' }],
          facts: [{ name: 'f', value: 'item.id' }],
        },
      ),
    ),
    [
      '32:15 unknown-data /sections/0/columns/0/blocks/0/at | The answer of getList has no "idd" there: "item.idd". | Did you mean "id"?',
      '35:17 wrong-format /sections/0/columns/0/blocks/0/bars/value | "item.id" is no number, and here a number is shown. | Name a number.',
      '44:15 unknown-data /sections/0/columns/0/blocks/1/title | The answer of getRecord has no "idd" there: "item.idd". | Did you mean "id"?',
      '48:19 wrong-format /sections/0/columns/0/blocks/1/prices/0/value | "item.id" is no number, and here a number is shown. | Name a number.',
    ],
  ],
  [
    'entries of a list',
    reading(showing(list('item.idd'), list('item.id', { name: 'other', items: 'recrds' }))),
    [
      '35:19 unknown-data /sections/0/columns/0/blocks/0/columns/0/value | The answer of getList has no "idd" there: "item.idd". | Did you mean "id"?',
      '49:15 unknown-data /sections/0/columns/0/blocks/1/items | The answer of getList has no "recrds" there: "recrds". | Did you mean "records"?',
    ],
  ],
  [
    'options, conditions, heading and session',
    reading({
      ...asking({
        id: 'one',
        fields: [
          {
            name: 'pick',
            as: 'select',
            show: 'c',
            options: { from: 'reads.all.records', value: 'id', label: 'nam' },
          },
        ],
      }),
      heading: 'reads.one.fieldss.Subject.value',
      texts: { who: 'session.userID' },
      conditions: { c: { from: 'reads.all.cuont', is: 0 } },
    }),
    [
      '34:13 unknown-data /steps/0/fields/0/options/label | The answer of getList has no "nam" there: "nam". | Known: anything, fields, id, kind, more, type.',
      '49:3 unknown-data /heading | The answer of getRecord has no "fieldss" there: "reads.one.fieldss.Subject.value". | Did you mean "fields"?',
      '51:5 unknown-data /texts/who | There is no "session.userID". | Did you mean "userId"?',
      '55:7 unknown-data /conditions/c/from | The answer of getList has no "cuont" there: "reads.all.cuont". | Did you mean "count"?',
    ],
  ],
  [
    'what a submission is answered with',
    { ...asking(step('one')), ...showing({ block: 'form' }, rows('result.number', 'result.nmber')) },
    [
      '43:19 unknown-data /sections/0/columns/0/blocks/1/rows/1/value | No answer of save has "nmber": "result.nmber". | Did you mean "number"?',
    ],
  ],
  [
    'nothing where the specs leave it open',
    reading(
      showing(
        rows('reads.one.more.x.y', 'reads.one.anything.z', 'reads.all.names.0', 'reads.all.names.length'),
        list('item.id'),
      ),
    ),
    [],
  ],

  // 4. Shared messages.
  [
    'shared messages that there are not',
    failing({ REFUSED: 'errors.loginFaild', '*': 'errors.crash' }),
    [
      '24:7 unknown-message /submit/done/message | There is no shared message "errors.nope" in locales/en/errors.json. | Known: errors.crash.title, errors.loginFailed. Or write a message of this screen, without "errors.".',
      '28:9 unknown-message /submit/failed/REFUSED/message | There is no shared message "errors.loginFaild" in locales/en/errors.json. | Did you mean "errors.loginFailed"? Or write a message of this screen, without "errors.".',
      '31:9 unknown-message /submit/failed/*/message | There is no shared message "errors.crash" in locales/en/errors.json. | Known: errors.crash.title, errors.loginFailed. Or write a message of this screen, without "errors.".',
    ],
  ],

  // A slip in one member hides none of the others' diagnostics.
  [
    'an unknown member, an unknown value and a wrong name',
    {
      steps: [
        {
          id: 'one',
          fields: [
            { name: 'subject', as: 'txt', requird: true },
            { name: 'subject', as: 'text' },
          ],
        },
      ],
      submit: { operation: 'sav', with: { subject: { field: 'subject' } }, done: {} },
    },
    [
      '11:11 unknown-value /steps/0/fields/0/as | "txt" is not known here. | Did you mean "text"?',
      '12:11 unknown-member /steps/0/fields/0/requird | "requird" is not known here. | Did you mean "required"?',
      '15:11 same-name /steps/0/fields/1/name | Two fields are called "subject". | Rename one.',
      '22:5 unknown-operation /submit/operation | There is no write "sav" in the specs. | Did you mean "save"?',
    ],
  ],
  [
    'takes each of several bindings, and yes or no, for what is sent',
    sendingOnly(
      { plan: { as: 'radio', required: true, options: ['fixed', 'cheap'] }, note: { as: 'text' } },
      {
        plan: { first: [{ from: 'route.query.plan' }, { field: 'plan' }, 'dear'] },
        agreed: { field: 'note', is: 'yes' },
        amount: { field: 'note', is: 'yes' },
      },
    ),
    [
      '34:13 never-taken /submit/with/plan/first/1 | This one is always there, so those behind it are never taken. | Put it at the end.',
      '15:13 unknown-option /steps/0/fields/0/options/1 | save does not know the option "cheap" of "plan". | Known: fixed, variable.',
      '36:11 wrong-value /submit/with/plan/first/2 | save refuses "dear" as "plan". | Known: fixed, variable.',
      '43:7 wrong-value /submit/with/amount | save refuses true as "amount". | It takes a whole number, from 1, up to 500.',
    ],
  ],
  [
    'the calls of an upload, what they find, and its condition',
    showing({
      block: 'upload',
      name: 'files',
      requirements: 'reads.none.requirements',
      types: 'constants.plans',
      locked: 'closed',
      send: { operation: 'save', with: { subject: { from: 'item.fil' } }, done: {} },
      register: {
        operation: 'save',
        with: { sbject: { from: 'item.type' }, note: { from: 'item.sent.numbr' } },
        done: {},
        failed: { REFUSD: { message: 'no' } },
      },
      remove: { operation: 'sav', done: {} },
    }),
    [
      '13:15 unknown-read /sections/0/columns/0/blocks/0/requirements | There is no read "none". | There is none here.',
      '15:15 unknown-condition /sections/0/columns/0/blocks/0/locked | There is no condition "closed". | There is none here.',
      '20:21 unknown-data /sections/0/columns/0/blocks/0/send/with/subject/from | An upload has no "item.fil". | Did you mean "file"?',
      '28:19 unknown-parameter /sections/0/columns/0/blocks/0/register/with/sbject | save takes no "sbject". | Did you mean "subject"?',
      '32:21 unknown-data /sections/0/columns/0/blocks/0/register/with/note/from | An upload has no "item.sent.numbr". | Did you mean "number"?',
      '37:19 unknown-error-code /sections/0/columns/0/blocks/0/register/failed/REFUSD | save never fails with "REFUSD". | Did you mean "REFUSED"?',
      '43:17 unknown-operation /sections/0/columns/0/blocks/0/remove/operation | There is no write "sav" in the specs. | Did you mean "save"?',
    ],
  ],
  [
    'results of steps that are not passed or do not send, a way back to nowhere, an option that is none',
    {
      steps: [
        {
          ...step('one'),
          back: 'two',
          recalls: 'two',
          continues: true,
          submit: { operation: 'save', done: {} },
        },
        {
          id: 'two',
          fields: [{ name: 'way', as: 'radio', options: ['mail'], offered: { male: 'ready' } }],
          submit: { operation: 'save', with: { subject: { from: 'results.two.number' } }, done: {} },
        },
      ],
      conditions: { ready: { from: 'results.three.id', filled: true } },
      submit: {
        operation: 'save',
        with: { subject: { from: 'results.one.id' }, note: { field: 'ofone' }, zip: { from: 'answers.way' } },
        done: {},
      },
    },
    [
      '14:7 unknown-step /steps/0/back | "two" is no step before this one. | There is none here.',
      '15:7 unknown-step /steps/0/recalls | "two" is no step before this one. | There is none here.',
      '63:9 wrong-value /submit/with/zip/from | "answers.way" is one of mail, and save takes none of them as "zip". | Take the value from another source.',
      '16:7 unknown-step /steps/0/continues | The first step continues nothing. | Remove it.',
      '32:13 unknown-option /steps/1/fields/0/offered/male | "way" has no option "male". | Did you mean "mail"?',
      '40:13 asked-later /steps/1/submit/with/subject/from | The step "two" is not passed yet where "results.two.number" is read. | Name an earlier step.',
      '49:7 unknown-step /conditions/ready/from | There is no step "three" with a "submit". | Known: one, two.',
      '57:9 unknown-data /submit/with/subject/from | The answer of save has no "id": "results.one.id". | Known: number, promise.',
    ],
  ],
  [
    'entries without a title, and a condition about a member that they have not',
    {
      reads: { record: { operation: 'getList' } },
      conditions: { old: { from: 'item.age', is: 1 } },
      sections: [
        {
          columns: [
            {
              blocks: [
                { block: 'entries', name: 'all', read: 'record', items: 'records', mark: 'old', done: 'odl' },
              ],
            },
          ],
        },
      ],
    },
    [
      '23:15 entry-title /sections/0/columns/0/blocks/0/name | The entries of "all" have no title. | Add "title", or "kind" for titles out of the texts.',
      '27:15 unknown-condition /sections/0/columns/0/blocks/0/done | There is no condition "odl". | Did you mean "old"?',
      '12:7 unknown-data /conditions/old/from | The answer of getList has no "age" there: "item.age". | Known: anything, fields, id, kind, more, type.',
    ],
  ],
  [
    'a draft of anyone, of nothing, about what the route does not say, and free to leave',
    {
      ...sending({ note: { as: 'text', sensitive: true } }),
      draft: { about: 'route.plan' },
      leave: 'freely',
    },
    [
      '26:3 draft-of-anyone /draft | Drafts of customers are kept by the org, those of guests by the tab; this screen is for both. | Remove "draft", or change "access".',
      '26:3 empty-draft /draft | Nothing that this screen asks may be kept. | Remove "draft".',
      '27:5 unknown-route-parameter /draft/about | The route has no ":plan". | It is /s48.',
      '29:3 useless-leave /leave | What has a draft is worth a question where the draft cannot be saved. | Remove "leave".',
    ],
  ],
  [
    'a draft that mixes things up and keeps secrets',
    {
      ...asking({
        id: 'one',
        fields: [
          { name: 'birthDate', as: 'date' },
          { name: 'note', as: 'text' },
          { name: 'word', as: 'password' },
        ],
      }),
      access: 'customer',
      route: '/mixed/:id',
      draft: true,
    },
    [
      '39:3 mixed-drafts /draft | What was typed about one thing would appear with another. | Write "draft": { "about": "route.id" }.',
      '10:11 kept-secret /steps/0/fields/0 | "birthDate" sounds like something that must not be kept in a draft. | Write "sensitive": true, or rename it.',
    ],
  ],

  [
    'a draft that appears at another address, although what is sent says that',
    {
      ...sendingOnly(
        { note: { as: 'text' } },
        { note: { field: 'note' }, 'fields.zip': { from: 'route.query.zip' } },
      ),
      access: 'guest',
      route: '/once/:id',
      draft: { about: 'route.id' },
    },
    [
      '28:3 mixed-drafts /draft | What was typed about one thing would appear with another. | Write "draft": { "about": ["route.id", "route.query.zip"] }.',
    ],
  ],
  [
    'a draft for each address',
    {
      ...sendingOnly(
        { note: { as: 'text' } },
        { note: { field: 'note' }, 'fields.zip': { from: 'route.query.zip' } },
      ),
      access: 'guest',
      route: '/each/:id',
      draft: { about: ['route.id', 'route.query.zip'] },
    },
    [],
  ],
  [
    'a draft of a guest is as good as one of a customer',
    { ...sending({ note: { as: 'text' } }), access: 'guest', draft: true },
    [],
  ],
  [
    'documents that are no consent’s, and two of one name',
    sending({
      agreed: {
        as: 'consent',
        documents: [
          { name: 'terms', en: 'constants.plans.0', es: 'constants.plans.0' },
          { name: 'terms', en: 'constants.plans.0', es: 'constants.plans.0' },
        ],
      },
      note: { as: 'text', documents: [{ name: 'terms', en: 'constants.plans.0', es: 'constants.plans.0' }] },
    }),
    [
      '19:15 same-name /steps/0/fields/0/documents/1/name | Two documents are called "terms", so they would have the same texts. | Rename one, and add its texts.',
      '28:11 useless-rule /steps/0/fields/1/documents | "documents" means nothing for a text field. | Remove it.',
    ],
  ],

  // What can never happen, and what nobody sees.
  [
    'a form that no block shows',
    { ...asking(step('one')), ...showing(rows('language')) },
    [
      '29:11 no-form /sections/0/columns/0/blocks | No block shows the form, so its steps are never asked. | Add { "block": "form" } to a column.',
    ],
  ],
  [
    'two forms',
    { ...asking(step('one')), ...showing({ block: 'form' }, { block: 'form' }) },
    [
      '34:15 second-form /sections/0/columns/0/blocks/1 | Another block shows the form already; what is typed in one is not in the other. | Remove one of them.',
    ],
  ],
  [
    'a form block without a form',
    showing({ block: 'form' }),
    [
      '11:15 no-form /sections/0/columns/0/blocks/0 | There is no form to show. | Add "steps" and "submit", or remove this block.',
    ],
  ],
  [
    'answers that nothing takes',
    {
      steps: [
        {
          id: 'one',
          fields: [
            { name: 'moveDate', as: 'date', required: true },
            { name: 'shown', as: 'text' },
            { name: 'email', as: 'email', differs: { field: 'shown' } },
            { name: 'again', as: 'email', matches: 'email' },
            { name: 'fixed', as: 'text', readOnly: true, prefill: 'x' },
            { name: 'asked', as: 'consent' },
          ],
        },
      ],
      conditions: { agreed: { field: 'asked', is: true } },
      reads: {
        one: { operation: 'getRecord', when: 'agreed', with: { recordId: { from: 'answers.email' } } },
      },
      submit: { operation: 'save', done: {} },
    },
    [
      '55:11 wrong-type /reads/one/with/recordId/from | "answers.email" is an e-mail address, and getRecord takes a name as "recordId". | Take the value from another source.',
      '10:11 unsent-answer /steps/0/fields/0/name | Nothing takes the answer of "moveDate": customers would give it for nothing. | Send it in a "with", as { "field": "moveDate" }, or remove the field.',
      '15:11 unsent-answer /steps/0/fields/1/name | Nothing takes the answer of "shown": customers would give it for nothing. | Send it in a "with", as { "field": "shown" }, or remove the field.',
    ],
  ],
  [
    'a customer among guests',
    {
      access: 'guest',
      reads: { one: { operation: 'getRecord', with: { recordId: { from: 'session.contactId' } } } },
      conditions: { guest: { from: 'session.isGuest', is: true } },
      ...showing({ block: 'message', name: 'note', show: 'guest' }),
    },
    [
      '10:11 no-customer /reads/one/with/recordId/from | A guest\'s session has no "contactId", and only guests see this screen. | Take it from somewhere else, or change "access".',
    ],
  ],
  [
    'conditions that wait for a value that never comes',
    reading({
      ...asking({
        id: 'one',
        fields: [
          { name: 'ok', as: 'consent' },
          { name: 'note', as: 'text' },
          { name: 'size', as: 'number' },
        ],
      }),
      ...showing(
        { block: 'form' },
        ...['sent', 'seen', 'spanish', 'kind', 'told', 'open'].map((show) => {
          return { block: 'message', name: show, show };
        }),
        list('item.id', {
          actions: [{ name: 'drop', show: 'entry', submit: { operation: 'save', done: {} } }],
        }),
      ),
      conditions: {
        sent: { from: 'result.promise', is: 'specalist' },
        seen: { from: 'reads.all.count', in: [1, '2'] },
        spanish: {
          all: [
            { from: 'language', is: 'sp' },
            { from: 'session.isGuest', is: 'true' },
          ],
        },
        kind: {
          not: {
            any: [
              { field: 'ok', is: 'yes' },
              { field: 'note', is: 1 },
            ],
          },
        },
        told: { field: 'size', in: [1, 2] },
        open: { from: 'route.query.kind', is: 'anything' },
        entry: { from: 'item.kind', is: 'nwe' },
      },
    }),
    [
      '124:7 impossible-value /conditions/sent/is | "result.promise" is never "specalist", so this never holds. | Did you mean "specialist"?',
      '130:9 impossible-value /conditions/seen/in/1 | "reads.all.count" is never "2", so this never holds. | It takes a whole number.',
      '137:11 impossible-value /conditions/spanish/all/0/is | "language" is never "sp", so this never holds. | Did you mean "en"?',
      '141:11 impossible-value /conditions/spanish/all/1/is | "session.isGuest" is never "true", so this never holds. | It takes true or false.',
      '150:13 impossible-value /conditions/kind/not/any/0/is | "ok" is answered with true or false and never with "yes", so this never holds. | Write true or false, without quotes.',
      '154:13 impossible-value /conditions/kind/not/any/1/is | "note" is answered with a text and never with 1, so this never holds. | Write a text.',
      '172:7 impossible-value /conditions/entry/is | "item.kind" is never "nwe", so this never holds. | Did you mean "new"?',
    ],
  ],
  [
    'conditions that can hold',
    reading({
      ...showing(
        ...['sent', 'none', 'big'].map((show) => ({ block: 'message', name: show, show })),
        { block: 'action', name: 'go', submit: { operation: 'save', done: {} } },
        list('item.id', {
          actions: [{ name: 'drop', show: 'entry', submit: { operation: 'save', done: {} } }],
        }),
      ),
      conditions: {
        sent: { from: 'result.promise', in: ['advisor', 'specialist'] },
        none: { from: 'reads.all.names.0', is: 'x' },
        big: { from: 'reads.all.count', is: 3 },
        entry: { from: 'item.kind', is: 'new' },
      },
    }),
    [],
  ],
  [
    'conditions that ask about themselves',
    {
      ...showing({ block: 'message', name: 'note', show: 'a' }),
      conditions: {
        a: { not: 'hasAccount' },
        hasAccount: { any: ['other', 'a'] },
        other: { from: 'language', is: 'en' },
        self: 'self',
      },
    },
    [
      '21:5 condition-circle /conditions/a | The condition "a" asks about itself: a → hasAccount → a. | Let one of them ask something else.',
      '34:5 condition-circle /conditions/self | The condition "self" asks about itself: self → self. | Let one of them ask something else.',
    ],
  ],

  // Values of another kind than what belongs there.
  [
    'a text for true or false, inside a condition',
    {
      ...showing({ block: 'message', name: 'note', show: 'a' }),
      conditions: { a: { any: [{ from: 'language', filled: 'no' }, { not: 3 }] } },
    },
    [
      '25:11 shape /conditions/a/any/0/filled | This is a text; true or false belongs here. | true: there is a value, and it is no empty text or list.',
      '28:11 shape /conditions/a/any/1/not | This is nothing that can stand here. | A question that is true or false. A text is the name of another condition of this screen.',
    ],
  ],
  [
    'a text for a number',
    { steps: [{ id: 'one', fields: [{ name: 'note', as: 'text', maxLength: '255' }] }] },
    [
      '12:11 shape /steps/0/fields/0/maxLength | This is a text; a whole number belongs here. | Write 255, without quotes. Greatest number of characters.',
    ],
  ],
  [
    'a block without what it needs, and one that there is not',
    showing({ block: 'links', name: 'go' }, { block: 'timline' }),
    [
      '11:15 missing-member /sections/0/columns/0/blocks/0 | "links" is missing here. | Add it. Links in order.',
      '15:15 unknown-block /sections/0/columns/0/blocks/1 | There is no block "timline". | Did you mean "timeline"?',
    ],
  ],

  // 12. A success is shown once.
  [
    'a notice in a section of the result, and a message',
    succeeding({ message: 'sent' }, { show: 'sent' }),
    [
      '19:7 shown-twice /submit/done/message | The success is shown by "done" too. | Take "message" out: the notice stays.',
    ],
  ],
  [
    'a notice of the result by another name, and a message',
    succeeding({ message: 'sent' }, {}, { show: 'alsoSent' }),
    [
      '19:7 shown-twice /submit/done/message | The success is shown by "done" too. | Take "message" out: the notice stays.',
    ],
  ],
  ['a message on the screen that follows', succeeding({ message: 'sent', go: '/' }, { show: 'sent' }), []],
  ['a notice without a message', succeeding({}, { show: 'sent' }), []],
  ['a notice of something else', succeeding({ message: 'sent' }, {}, { show: 'known' }), []],
  [
    'what labels an option, and what is asked about an answer',
    reading({
      ...sendingOnly(
        {
          plan: {
            as: 'radio',
            options: { from: 'reads.all.records', value: 'id', labelText: true, labelBy: 'knid' },
          },
          mail: {
            as: 'email',
            maxLength: 80,
            check: {
              operation: 'getLisst',
              with: { pageSize: { from: 'item.anser' } },
              warning: 'item.found.count',
            },
          },
          copy: {
            as: 'email',
            maxLength: 40,
            check: {
              operation: 'getList',
              with: { pagesize: { from: 'item.answer' } },
              warning: 'item.found.coun',
            },
          },
        },
        { note: { field: 'plan' }, subject: { field: 'mail' }, 'address.city': { field: 'copy' } },
      ),
    }),
    [
      '34:13 unknown-data /steps/0/fields/0/options/labelBy | The answer of getList has no "knid" there: "knid". | Did you mean "id"?',
      '42:13 unknown-operation /steps/0/fields/1/check/operation | There is no read "getLisst" in the specs. | Did you mean "getList"?',
      '45:17 unknown-data /steps/0/fields/1/check/with/pageSize/from | A check has no "item.anser". | Did you mean "answer"?',
      '58:15 unknown-parameter /steps/0/fields/2/check/with/pagesize | getList takes no "pagesize". | Did you mean "pageSize"?',
      '62:13 unknown-data /steps/0/fields/2/check/warning | A check has no "item.found.coun". | Did you mean "count"?',
    ],
  ],
];

function succeeding(done: object, section: object, notice: object = {}): object {
  const message = { block: 'message', name: 'done', tone: 'success', ...notice };
  return {
    ...asking(step('one')),
    submit: { operation: 'save', done, with: { note: { field: 'ofone' } } },
    conditions: {
      sent: { from: 'result', filled: true },
      alsoSent: { all: ['known', { not: { not: 'sent' } }] },
      known: { from: 'session.userId', filled: true },
    },
    sections: [
      {
        ...section,
        columns: [
          { blocks: [message, { block: 'message', name: 'more', show: 'alsoSent' }, { block: 'form' }] },
        ],
      },
    ],
  };
}

function failing(failed: Readonly<Record<string, string>>): object {
  const outcomes = Object.entries(failed).map(([code, message]) => [code, { message }]);
  return {
    steps: [step('one')],
    submit: {
      operation: 'save',
      with: { note: { field: 'ofone' } },
      done: { message: 'errors.nope' },
      failed: Object.fromEntries(outcomes),
    },
  };
}

const idOf = (at: number) => `t/s${at}`;
const fileOf = (at: number) => `screen-configs/${idOf(at)}.json`;

const screenOf = ([, screen]: Row, at: number) => {
  return { id: idOf(at), route: at === 0 ? '/' : `/s${at}`, access: 'anyone', ...screen, version: 2 };
};

function projectOf(rows: readonly Row[]): ProjectFiles {
  const screens = rows.map((row, at) => source(fileOf(at), screenOf(row, at)));
  const errors = { loginFailed: 'x', crash: { title: 'x' } };
  return {
    schemas: { screen: schema('screen'), brands: schema('brands'), navigation: schema('navigation') },
    navigation: source('screen-configs/navigation.json', { logIn: '/', home: { guest: '/', customer: '/' } }),
    brands: source('screen-configs/brands.json', {
      brands: [{ id: 'a', name: 'A', crmName: 'A', word: null }],
    }),
    brandAssets: ['portal/src/brand/tokens/a.css', 'portal/src/brand/logos/a.svg'],
    screens,
    locales: { en: { errors: source('locales/en/errors.json', errors) }, es: {} },
    catalogue,
    unreadable: [],
  };
}

const lineOf = ({ line, column, rule, pointer, message, remedy }: Diagnostic) =>
  `${line}:${column} ${rule} ${pointer} | ${message} | ${remedy}`;

describe('checkScreens, all faulty screens in one run', () => {
  // Texts have a table of their own.
  const diagnostics = checkScreens(projectOf(table), blockDescriptors).filter(
    ({ rule }) => rule !== 'missing-file',
  );
  it.each(table.map((row, at) => [row[0], at, row[2]] as const))('%s', (_, at, want) => {
    const found = diagnostics.filter(
      // All screens of the table stand beside each other.
      ({ file, rule }) => file === fileOf(at) && rule !== 'shown-elsewhere',
    );
    expect(found.map(lineOf).sort()).toEqual([...want].sort());
  });

  it('points at the member that the pointer ends with', () => {
    const members = diagnostics.filter(({ pointer }) => /[^/\d]+$/.test(pointer));
    const pointedAt = members.map(({ file, line, column }) => {
      const at = table.findIndex((_, index) => fileOf(index) === file);
      const row = table[at];
      const text = row === undefined ? '' : JSON.stringify(screenOf(row, at), null, 2);
      const lines = text.split('\n');
      return lines[line - 1]?.slice(column - 1).split(':')[0];
    });
    expect(pointedAt).toEqual(members.map(({ pointer }) => JSON.stringify(pointer.split('/').at(-1))));
  });
});
