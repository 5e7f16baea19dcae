import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Offers } from '../protocol.ts';
import { toldOf } from './descriptions.ts';
import { valueAt, valueOfText } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import { propertiesOf, schemaAt, variantOf, variantsOf } from './language-schema.ts';
import type { LanguageSchema } from './language-schema.ts';
import { isOfPlace, textPlaceOf } from './node-texts.ts';
import { nodeNear, nodesIn, outlineOf, placeOfDrop, placeOfStep } from './outline.ts';
import { keyPicksFor, picksFor } from './picks.ts';
import { kindOfMember, withQuestion } from './question.ts';
import { usesOf, withName } from './renaming.ts';
import { expressionSentence, sentenceOf } from './sentences.ts';
import { freeName, nameOfWords, starterOf, wordsOfName } from './starters.ts';
import { withCopy, withNewThing, withoutThing } from './things.ts';
import { arranged } from './usual-properties.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const schema = JSON.parse(read('screen-configs/screen.schema.json')) as LanguageSchema;
const textsOf = (id: string) => ({
  config: read(`screen-configs/${id}.json`),
  en: read(`locales/en/screens/${id}.json`),
  es: read(`locales/es/screens/${id}.json`),
});
const profile = textsOf('account/my-profile');
const request = textsOf('requests/new');
const outline = (config: string) => outlineOf(valueOfText(config), schema);
const at = (config: string, pointer: string) => {
  const node = nodesIn(outline(config)).find(({ id }) => id === pointer);
  if (node === undefined) throw new Error(`Nothing at ${pointer}`);
  return node;
};
const names = (config: string) =>
  nodesIn(outline(config))
    .filter(({ kind }) => kind === 'Question')
    .map(({ name }) => name);

describe('the tree of a screen', () => {
  it('has every step, question, section, column, block, read and condition', () => {
    const kinds = new Set(nodesIn(outline(request.config)).map(({ kind }) => kind));
    for (const kind of [
      'Step',
      'Question',
      'Sending',
      'Section',
      'Column',
      'Links',
      'Link',
      'Data',
      'Condition',
    ])
      expect(kinds).toContain(kind);
  });

  it('leads to a value of the JSON at each of its nodes', () => {
    for (const { config } of [profile, request]) {
      const value = valueOfText(config);
      for (const { path } of nodesIn(outline(config))) expect(valueAt(value, path)).toBeDefined();
    }
  });

  it.each([
    ['', ''],
    ['/steps/0/fields/1/prefill/from', '/steps/0/fields/1'],
    ['/steps/0/fields/9', '/steps/0'],
    ['/route', ''],
  ])('%s belongs to %s', (pointer, want) => {
    expect(nodeNear(outline(profile.config), pointer).id).toBe(want);
  });

  it.each([
    ['/steps/0/fields/3', '/steps/0/fields/0', 'before', { list: ['steps', 0, 'fields'], index: 0 }],
    ['/steps/0/fields/0', '/steps/0/fields/3', 'after', { list: ['steps', 0, 'fields'], index: 4 }],
    ['/steps/0/fields/0', '/steps/0', 'on', { list: ['steps', 0, 'fields'], index: 4 }],
    ['/steps/0/fields/0', '/steps/0', 'before', undefined],
    ['/steps/0/fields/0', '/steps/0/fields/0', 'after', undefined],
    [
      '/sections/0/columns/1/blocks/0',
      '/sections/0/columns/0',
      'on',
      { list: ['sections', 0, 'columns', 0, 'blocks'], index: 1 },
    ],
    ['/sections/0', '/sections/0/columns/0', 'on', undefined],
    ['/reads/contact', '/steps/0', 'on', undefined],
  ] as const)('%s dropped at %s, %s', (...[moved, target, position, want]) => {
    const { config } = profile;
    expect(placeOfDrop(at(config, moved), at(config, target), position)).toEqual(want);
  });

  it.each([
    ['/sections/0/columns/1/blocks/0', -1, { list: ['sections', 0, 'columns', 0, 'blocks'], index: 1 }],
    ['/sections/0/columns/1/blocks/1', -1, { list: ['sections', 0, 'columns', 1, 'blocks'], index: 0 }],
    ['/sections/0/columns/0/blocks/0', 1, { list: ['sections', 0, 'columns', 1, 'blocks'], index: 0 }],
    ['/steps/0/fields/0', -1, undefined],
    ['/steps/0/fields/3', 1, undefined],
  ] as const)('%s moved by %s step', (pointer, by, want) => {
    expect(placeOfStep(outline(profile.config), at(profile.config, pointer), by)).toEqual(want);
  });
});

describe('the schema of the language', () => {
  const value = valueOfText(request.config);

  it.each([
    [['steps', 0, 'fields', 0], 'Field'],
    [['sections', 0, 'columns', 0, 'blocks', 1], 'Block'],
    [['submit'], 'Submission'],
    [['conditions', 'open'], 'Condition'],
    [['submit', 'with', 'caseType'], 'Binding'],
    [['nothing'], undefined],
  ] as const)('at %s is %s', (path, want) => {
    expect(schemaAt(value, path, schema)?.title).toBe(want);
  });

  it.each([
    [{ field: 'a' }, 'Binding', 'FieldBinding'],
    [{ from: 'language' }, 'Binding', 'FromBinding'],
    [{ field: 'a', is: 'b' }, 'Condition', 'FieldCondition'],
    [{ all: ['a'] }, 'Condition', 'AllCondition'],
    [{ block: 'links', name: 'x', links: [] }, 'Block', 'LinksBlock'],
    [{ block: 'unknown' }, 'Block', undefined],
  ])('%j of %s is %s', (given, title, want) => {
    const variants = variantsOf({ $ref: `#/definitions/${title}` }, schema);
    expect(variantOf(given, variants, schema)?.title).toBe(want);
  });

  it('offers only rules that mean something for the kind of question', () => {
    const properties = propertiesOf({ name: 'a', as: 'date' }, { $ref: '#/definitions/Field' }, schema);
    const { shown, others } = arranged(properties, 'Field', 'date');
    const all = [...shown, ...others].map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(['min', 'max', 'show', 'prefill']));
    for (const name of ['maxLength', 'options', 'group']) expect(all).not.toContain(name);
    expect(shown[0]?.name).toBe('name');
  });

  it('has a starter for every kind of block, which names its kind', () => {
    for (const variant of variantsOf({ $ref: '#/definitions/Block' }, schema))
      expect(starterOf(variant, schema)).toMatchObject({ block: variant.properties?.['block']?.const });
  });
});

describe('things', () => {
  const { config } = profile;

  it('are duplicated with their texts, under a name of their own', () => {
    const { texts, path } = withCopy(profile, at(config, '/steps/0/fields/3'));
    expect(path).toEqual(['steps', 0, 'fields', 4]);
    expect(names(texts.config)).toEqual(['email', 'mobilePhone', 'otherPhone', 'zipCode', 'zipCode2']);
    expect(valueOfText(texts.es ?? '')).toMatchObject({ fields: { zipCode2: { label: 'Código postal' } } });
  });

  it('are deleted with their texts, and with the member that sends their answer', () => {
    const texts = withoutThing(profile, at(config, '/steps/0/fields/3'), schema);
    for (const text of Object.values(texts)) expect(text).not.toContain('zipCode');
  });

  it('leave a list that the language asks for', () => {
    const { config: left } = withoutThing(profile, at(config, '/sections/0/columns/0/blocks/0'), schema);
    expect(valueAt(valueOfText(left), ['sections', 0, 'columns', 0])).toMatchObject({ blocks: [] });
  });

  it('are added with the least that they need, under a free name', () => {
    const list = at(config, '/sections/0/columns/1').adds[0];
    const variant = variantsOf({ $ref: '#/definitions/Block' }, schema).find(
      ({ title }) => title === 'MessageBlock',
    );
    if (list === undefined || variant === undefined) throw new Error('The language has changed.');
    const { texts, path } = withNewThing(profile, list, { variant, root: schema, wanted: 'security' });
    expect(valueAt(valueOfText(texts.config), path)).toEqual({ block: 'message', name: 'security2' });
  });

  it.each([
    ['/steps/0/fields/3', 'postcode', ['"field": "postcode"', '"name": "postcode"'], 'zipCode'],
    [
      '/reads/contact',
      'person',
      ['"from": "reads.person.fields.Email.value"', '"person": {'],
      'reads.contact',
    ],
  ])('%s is called %s wherever it is named', (pointer, name, wanted, gone) => {
    const texts = withName(profile, at(config, pointer), name);
    for (const words of wanted) expect(texts.config).toContain(words);
    expect(texts.config + texts.en + texts.es).not.toContain(gone);
  });

  it('of questions are renamed where a suggestion fills them in', () => {
    const move = textsOf('account/move');
    const { config: renamed } = withName(move, at(move.config, '/steps/0/fields/5'), 'postcode');
    expect(renamed).toContain('"postcode": "zipCode",');
    expect(renamed).not.toMatch(/answers\.zipCode|"(?:name|field)": "zipCode"/);
  });

  it('of conditions are renamed in other conditions and where they are used', () => {
    const { config: renamed } = withName(request, at(request.config, '/conditions/outage'), 'powerIsOut');
    const value = valueOfText(renamed);
    expect(valueAt(value, ['conditions', 'outageSent'])).toEqual({ all: ['sent', 'powerIsOut'] });
    expect(valueAt(value, ['reads', 'address', 'when'])).toBe('powerIsOut');
    expect(Object.keys(valueAt(value, ['conditions']) ?? {})).toEqual(
      Object.keys(valueAt(valueOfText(request.config), ['conditions']) ?? {}).map((name) =>
        name === 'outage' ? 'powerIsOut' : name,
      ),
    );
  });
});

describe('the places that name a thing', () => {
  const usesIn = (config: string, pointer: string) =>
    usesOf(valueOfText(config), at(config, pointer)).map((path) => path.join('.'));
  const named = (config: string, start: string, name: string) =>
    nodesIn(outline(config)).find((node) => node.path[0] === start && node.name === name)?.id ?? '';

  it('are those of a question: what is sent, and what depends on it', () => {
    expect(usesIn(profile.config, '/steps/0/fields/1')).toContain('submit.with.fields.MobilePhone.field');
  });

  it('are those of a read: what is filled in, and what is shown', () => {
    const uses = usesIn(profile.config, named(profile.config, 'reads', 'contact'));
    expect(uses).toContain('steps.0.fields.0.prefill.from');
    for (const use of uses) expect(use).not.toMatch(/^reads\.contact\.operation/);
  });

  it('are none for what nothing names', () => {
    expect(usesIn(profile.config, '/sections/0')).toEqual([]);
  });
});

describe('a new question', () => {
  const question = {
    name: 'city',
    as: 'text',
    label: { en: 'City', es: 'Ciudad' },
    fields: ['steps', 0, 'fields'],
    sent: { call: ['submit'], member: { value: 'fields.MailingCity', kind: 'String', maxLength: 40 } },
  } as const;

  it('is asked, sent, read and shown before, with both labels', () => {
    const { config, en, es } = withQuestion(profile, question);
    const value = valueOfText(config);
    expect(valueAt(value, ['steps', 0, 'fields', 4])).toEqual({
      name: 'city',
      as: 'text',
      maxLength: 40,
      prefill: { from: 'reads.contact.fields.MailingCity.value' },
    });
    expect(valueAt(value, ['submit', 'with', 'fields.MailingCity'])).toEqual({ field: 'city' });
    expect(valueAt(value, ['reads', 'contact', 'with', 'optionalFields'])).toContain('Contact.MailingCity');
    expect([en, es].map((text) => valueAt(valueOfText(text ?? ''), ['fields', 'city', 'label']))).toEqual([
      'City',
      'Ciudad',
    ]);
  });

  it('is only asked where nothing is sent yet', () => {
    const { config } = withQuestion(profile, { ...question, sent: undefined });
    expect(valueOfText(config)).toMatchObject({
      submit: valueAt(valueOfText(profile.config), ['submit']) as object,
    });
  });

  it.each([
    [{ kind: 'Email' }, 'email'],
    [{ kind: 'Phone' }, 'tel'],
    [{ kind: 'yes or no' }, 'yes-no'],
    [{ kind: 'text', maxLength: 4000 }, 'textarea'],
    [{ kind: 'text', options: ['a', 'b'] }, 'radio'],
    [{ options: [...'abcdefgh'] }, 'select'],
    [{}, 'text'],
  ])('for %j is %s', (facts, want) => expect(kindOfMember({ value: 'x', ...facts })).toBe(want));
});

describe('what can be picked', () => {
  const offers: Offers = {
    reads: [{ value: 'getRecord' }],
    writes: [{ value: 'updateRecord' }],
    sources: [{ value: 'language' }],
    routes: [{ value: '/' }],
    recordFields: [{ value: 'Contact.Name' }],
    messages: [{ value: 'errors.invalidInput' }],
    blockTexts: {},
    calls: { '/submit': { members: [{ value: 'caseType' }], codes: [{ value: '*' }] } },
  };
  const context = { screen: valueOfText(request.config), offers };

  it.each([
    [['reads', 'types', 'operation'], 'getRecord'],
    [['submit', 'operation'], 'updateRecord'],
    [['steps', 0, 'fields', 0, 'requiredWhen'], 'sent'],
    [['conditions', 'open', 'not'], 'sent'],
    [['submit', 'with', 'caseType', 'field'], 'caseType'],
    [['submit', 'with', 'language', 'from'], 'answers.caseType'],
    [['submit', 'failed', '*', 'message'], 'notSent'],
    [['sections', 0, 'columns', 0, 'blocks', 0, 'links', 0, 'to'], '/'],
    [['route'], undefined],
  ] as const)('at %s', (path, want) => {
    const owner = ownerOf(path, context.screen);
    const found = picksFor({ path, owner, schema: schemaAt(context.screen, path, schema) ?? {} }, context);
    if (want === undefined) expect(found).toBeUndefined();
    else expect(found?.map(({ value }) => value)).toContain(want);
  });

  it.each([
    [['submit', 'with'], ['caseType']],
    [['submit', 'failed'], ['*']],
    [['texts'], undefined],
  ] as const)('as a name in %s', (path, want) => {
    expect(keyPicksFor(path, context)?.map(({ value }) => value)).toEqual(want);
  });

  it.each([
    [{ field: 'a', is: 'b' }, 'a is “b”'],
    [{ from: 'result.id', filled: true }, 'result.id has an answer'],
    [{ all: ['x', { not: 'y' }] }, 'x and not: y'],
    [{ compare: { field: 'age' }, atLeast: 18 }, 'age is at least 18'],
    [
      { compare: { field: 'on' }, moreThan: { from: 'today', plusDays: 3 } },
      'on is more than 3 days after today',
    ],
    [7, ''],
    [{ all: ['a', { any: ['b', 'c'] }] }, 'a and (b or c)'],
    [
      { compare: { from: 'reads.bill.lines' }, count: true, matching: 'open', atLeast: 2 },
      'the number in reads.bill.lines with open is at least 2',
    ],
  ])('%j reads as “%s”', (condition, want) => expect(sentenceOf(condition)).toBe(want));

  it.each([
    [{ multiply: [{ add: [{ field: 'rent' }, 12.5] }, 2] }, '(rent plus 12.5) times 2'],
    [
      { round: { divide: [{ from: 'values.sum' }, 3] }, digits: 2 },
      'values.sum divided by 3, rounded to 2 digits',
    ],
    [{ when: 'byMail', use: 10, otherwise: 'none' }, '10 while byMail, otherwise “none”'],
    [{ businessDays: 3, after: { from: 'today' } }, '3 business days after today'],
    [
      { daysFrom: { from: 'today', plusDays: -2 }, to: { field: 'on' } },
      'the days from 2 days before today to on',
    ],
    [{ sumOf: 'reads.bill.lines', take: 'cents' }, 'the sum of cents in reads.bill.lines'],
    [{ countOf: 'reads.bill.lines', matching: 'open' }, 'the number in reads.bill.lines with open'],
    [{ join: [{ field: 'street' }, 'x'], with: ', ' }, 'street, “x” joined by “, ”'],
    [{ pick: { field: 'plan' }, of: { small: 20 } }, 'by plan: “small”: 20'],
    [{ min: [1, { field: 'a' }] }, 'the least of 1, a'],
    [null, '…'],
  ])('%j reads as “%s”', (expression, want) => expect(expressionSentence(expression)).toBe(want));
});

function ownerOf(path: JsonPath, screen: unknown): LanguageSchema {
  const owner = schemaAt(screen, path.slice(0, -1), schema);
  const variants = owner === undefined ? [] : variantsOf(owner, schema);
  if (owner?.title === 'Condition' || variants.length === 0) return owner ?? {};
  return variantOf(valueAt(screen, path.slice(0, -1)), variants, schema) ?? owner ?? {};
}

it.each([
  [['steps', 0, 'fields', 0], 'fields.caseType.label', true],
  [['steps', 0, 'fields', 0], 'fields.subject.label', false],
  [['sections', 0, 'columns', 0, 'blocks', 0], 'blocks.back.links.all', true],
  [['sections', 0, 'columns', 0, 'blocks', 0, 'links', 0], 'blocks.back.links.all', true],
  [['submit'], 'messages.notSent', true],
  [[], 'title', true],
  [['conditions', 'open'], 'title', false],
] as const)('a thing at %s has the text %s: %s', (path, key, want) => {
  expect(isOfPlace(key, textPlaceOf(valueOfText(request.config), path))).toBe(want);
});

it.each([
  ['Preferred name', 'preferredName'],
  ['¿Está bien?', 'estaBien'],
  ['42', 'n42'],
  ['', 'new'],
])('the name of “%s” is %s', (words, want) => expect(nameOfWords(words)).toBe(want));

it('finds a free name, and the words of one', () => {
  expect([freeName('row', ['row', 'row2']), freeName('row', [])]).toEqual(['row3', 'row']);
  expect(wordsOfName('requiredWhen')).toBe('Required when');
});

it.each([
  ['One sentence. And more.', { first: 'One sentence.', rest: 'And more.' }],
  ['`true`: the rest works without it.', { first: 'true: the rest works without it.', rest: '' }],
  [undefined, { first: '', rest: '' }],
])('%s is told in two halves', (description, want) => expect(toldOf(description)).toEqual(want));
