import { describe, expect, it } from 'vitest';
import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { parseSource } from '../../load/source-file.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { writePath } from '../../model/dotted-path.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { describeScreen } from '../facts/checked-screen.ts';
import { checkLocales } from './check-locales.ts';
import { checkScreenPlaceholders, unsaidValues } from './check-placeholders.ts';

function source(file: string, value: unknown): SourceFile {
  return parseSource(file, JSON.stringify(value, null, 2)).source;
}

const nothing = source('x.json', {});

function localesOf(name: string, en: unknown, es: unknown): ProjectFiles {
  return {
    schemas: { screen: nothing, brands: nothing, navigation: nothing },
    navigation: nothing,
    brands: nothing,
    brandAssets: [],
    screens: [source('screen-configs/a/b.json', {})],
    locales: {
      en: { [name]: source(`locales/en/${name}.json`, en) },
      es: { [name]: source(`locales/es/${name}.json`, es) },
    },
    catalogue: { operations: {}, constants: {} },
    unreadable: [],
  };
}

const lineOf = ({ file, rule, message, remedy }: Diagnostic) =>
  `${file.split('/')[1]} ${rule} | ${message} | ${remedy}`;

describe('checkLocales', () => {
  it.each<readonly [name: string, en: string | number, es: string | number, want: readonly string[]]>([
    ['two sound texts', 'Pay {{amount}}', 'Pagar {{ amount }}', []],
    [
      'an empty one',
      'Pay',
      ' ',
      ['es empty-text | This text is empty. | Write it, or remove it where it need not be there.'],
    ],
    ['the same numbers, and words', 'After two or 10 days', 'Después de 2 o 10 días', []],
    ['times of the day', 'From 2 PM to 3:30 PM', 'De 14:00 a 15:30', []],
    [
      'another number in the translation',
      'Six bills, $10.50',
      '12 facturas, $10.50',
      [
        'es told-otherwise | The translation says 12, which the English does not say. | The English is: Six bills, $10.50',
      ],
    ],
    ['a number', 'Pay', 3, ['es no-text | This is no text. | Write it between quotes.']],
    [
      'placeholders that are none',
      'Pay {{amount}',
      'Pagar {amount}',
      [
        'en broken-placeholder | "{{amount" is no whole placeholder, so customers would read it as it stands. | Write a name between two braces on each side: {{name}}.',
        'es broken-placeholder | "{amount" is no whole placeholder, so customers would read it as it stands. | Write a name between two braces on each side: {{name}}.',
      ],
    ],
    [
      'a price in cents that is no whole',
      '{{price}}¢ each, 15.4¢',
      '{{price}}\u00a0¢ cada uno',
      [
        'es loose-cent | A space stands before "¢", and no other price has one there. | Write "¢" right behind its number: {{price}}¢.',
      ],
    ],
    [
      'marks of HTML',
      'Pay <b>now</b>',
      'Pague&nbsp;hoy',
      [
        'en markup | Customers would read "<b>" as it stands: texts hold no HTML. | Take it out.',
        'es markup | Customers would read "&nbsp;" as it stands: texts hold no HTML. | Take it out.',
      ],
    ],
    [
      'signs that nobody sees',
      'Pay\u202e now',
      'Pagar\u0000',
      [
        'en hidden-character | A character stands here that nobody can read: U+202E. | Take it out: write the words anew, without copying them.',
        'es hidden-character | A character stands here that nobody can read: U+0000. | Take it out: write the words anew, without copying them.',
      ],
    ],
    [
      'half a sign, and room of no width',
      'Pay \ud800',
      'Pagar\u200b',
      [
        'en hidden-character | A character stands here that nobody can read: U+D800. | Take it out: write the words anew, without copying them.',
        'es hidden-character | A character stands here that nobody can read: U+200B. | Take it out: write the words anew, without copying them.',
      ],
    ],
    ['signs of all kinds', 'Pay “5 °C” – 日本 😀\nmore…', 'Pagar «5 °C» – ñandú 😀\nmás…', []],
    [
      'a call of another text',
      '$t(title)',
      'Pagar',
      [
        'en markup | Customers would read "$t(" as it stands: a text cannot name another one. | Write the words of that text.',
      ],
    ],
    [
      'a text without end',
      'Pay '.repeat(1000),
      'Pagar',
      ['en too-long | This text has 4000 characters, and 1500 are the most here. | Say it shorter.'],
    ],
    ['signs that are no HTML', 'Less than < 5 & more', 'Menos de < 5 & más', []],
    [
      'English in Spanish',
      'Paperless billing',
      'Paperless billing',
      ['es untranslated | "text" is the English text. | Write it in Spanish.'],
    ],
    ['names, units and values in both languages', 'Rhode Island', 'Rhode Island', []],
    ['a value with its unit in both languages', '{{value}} kWh', '{{value}} kWh', []],
    [
      'the utility by another name',
      'We have told the utility.',
      'Avisamos a la compañía eléctrica.',
      [
        'es other-word | "compañía eléctrica" is not the portal\'s word here. | Say "distribuidora"; locales/README.md has the words of the portal.',
      ],
    ],
    [
      'another word',
      'Your bill',
      'Su recibo',
      [
        'es other-word | "recibo" is not the portal\'s word here. | Say "factura"; locales/README.md has the words of the portal.',
      ],
    ],
    ['the same word for another thing', 'Your receipt for this bill', 'Su recibo de esta factura', []],
    [
      'other placeholders',
      'Pay {{amount}}',
      'Pagar {{monto}}',
      ['es placeholders | "text" has other placeholders than in English. | English has: amount.'],
    ],
  ])('%s', (_, en, es, want) => {
    expect(checkLocales(localesOf('own', { text: en }, { text: es })).map(lineOf)).toEqual(want);
  });

  it.each([
    ['that an operation has', 'METER_LOCKED', []],
    [
      'that none has',
      'METER_LOKED',
      [
        'en unknown-error-code | No operation of the specs fails with "METER_LOKED". | Did you mean "METER_LOCKED"?',
      ],
    ],
  ])('knows the texts of codes %s', (_, code, want) => {
    const files = localesOf('errors', { codes: { [code]: 'Locked' } }, { codes: { [code]: 'Bloqueado' } });
    const read = {
      api: 'apex',
      module: 'm',
      kind: 'write',
      config: {},
      errorCodes: ['METER_LOCKED'],
    } as const;
    const found = checkLocales({ ...files, catalogue: { operations: { read }, constants: {} } });
    expect(found.map(lineOf)).toEqual(want);
  });

  it.each<readonly [file: string, text: object, want: readonly string[]]>([
    ['forms', { rules: { required: '“{{label}}”' }, stepOf: '{{at}} / {{of}}' }, []],
    [
      'forms',
      { stepOf: '{{att}} / {{of}}' },
      [
        'unknown-placeholder | Nothing fills {{att}} of "stepOf": customers would read it as it stands. | Did you mean "at"?',
      ],
    ],
    [
      'common',
      { close: '{{brand}}' },
      [
        'unknown-placeholder | Nothing fills {{brand}} of "close": customers would read it as it stands. | No value comes here.',
      ],
    ],
    ['errors', { emailInvalid: '{{email}}', triesLeft: '{{count}}' }, []],
    ['screens/a/b', { title: '{{name}}' }, []],
  ])('fills %s', (name, texts, want) => {
    const found = checkLocales(localesOf(name, texts, texts)).map(lineOf);
    expect(found).toEqual(['en', 'es'].flatMap((language) => want.map((line) => `${language} ${line}`)));
  });
});

const $defs = {
  Method: { type: 'object', properties: { brandName: { type: 'string' }, lastFour: { type: 'string' } } },
};
const catalogue: Catalogue = {
  constants: {},
  operations: {
    getMethods: {
      api: 'test',
      module: 'test',
      kind: 'read',
      errorCodes: [],
      config: {},
      data: { $defs, properties: { methods: { type: 'array', items: { $ref: '#/$defs/Method' } } } },
    },
    getAnything: { api: 'test', module: 'test', kind: 'read', errorCodes: [], config: {}, data: {} },
  },
};

const submit = { operation: 'save', done: {} };
const config: ScreenConfig = {
  version: 2,
  id: 'a/b',
  route: '/b',
  access: 'anyone',
  texts: { email: 'reads.methods.email' },
  reads: { methods: { operation: 'getMethods' }, open: { operation: 'getAnything' } },
  steps: [
    {
      id: 'one',
      fields: [
        { name: 'day', as: 'date' },
        { name: 'source', as: 'radio', options: { from: 'reads.methods.methods', labelText: true } },
      ],
    },
  ],
  submit,
  sections: [
    {
      columns: [
        {
          blocks: [
            { block: 'form' },
            { block: 'message', name: 'to' },
            {
              block: 'list',
              name: 'cards',
              read: 'methods',
              columns: [{ name: 'last', value: 'item.lastFour' }],
              actions: [{ name: 'remove', submit, confirm: true }],
            },
            {
              block: 'entries',
              name: 'todo',
              read: 'methods',
              kind: 'item.kind',
              texts: { amount: { from: 'item.cents', as: 'cents' } },
            },
            { block: 'entries', name: 'any', read: 'open', items: 'all', kind: 'item.kind' },
          ],
        },
      ],
    },
  ],
};

describe('placeholders of a screen', () => {
  it.each<readonly [key: string, text: string, want: string | undefined]>([
    ['title', 'For {{email}}', undefined],
    ['blocks.to.body', 'It goes to {{email}}', undefined],
    ['blocks.to.body', 'It goes to {{emial}}', 'emial Did you mean "email"?'],
    ['fields.day.errors.min', '{{label}}: {{min}}', undefined],
    ['fields.day.label', '{{label}}', 'label Known: email.'],
    ['fields.source.entry', '{{brandName}} {{lastFour}}', undefined],
    ['fields.source.entries.held', '{{brandName}} {{lastFour}}', undefined],
    ['fields.source.entry', '{{brand}}', 'brand Known: brandName, email, lastFour.'],
    ['messages.refused', 'Not {{email}}, {{count}}', undefined],
    ['blocks.cards.found', '{{count}}', undefined],
    ['blocks.cards.caption', '{{count}}', 'count Known: email.'],
    ['blocks.cards.actions.remove.confirm.title', '{{lastFour}}?', undefined],
    ['blocks.cards.actions.remove.confirm.title', '{{lastfour}}?', 'lastfour Did you mean "lastFour"?'],
    ['blocks.todo.progress', '{{done}} of {{of}}', undefined],
    ['blocks.todo.kinds.other.title', 'Pay {{amount}} by {{brandName}}', undefined],
    ['blocks.todo.rows.due', '{{amount}}', 'amount Known: email.'],
    ['blocks.any.kinds.other.title', '{{whatever}}', undefined],
  ])('%s: %s', (key, text, want) => {
    const texts = source('locales/en/screens/a/b.json', writePath({}, key, text));
    const found = checkScreenPlaceholders(texts, {
      screen: describeScreen(config, blockDescriptors),
      catalogue,
    });
    const lines = found.map(({ message, remedy = '' }) => {
      const [, name = ''] = /{{(\w+)}}/.exec(message) ?? [];
      return `${name} ${remedy.replace(' Or give it a value in "texts" of screen-configs/a/b.json.', '')}`;
    });
    expect(lines).toEqual(want === undefined ? [] : [want]);
  });

  it('says which values no text says', () => {
    const said = source('x.json', { a: '{{email}}' });
    expect(unsaidValues(config, [said, undefined])).toEqual([]);
    expect(unsaidValues(config, [nothing])).toEqual(['email']);
  });
});

it('tells texts of a screen that there is not, and not what is wrong in them', () => {
  const files = localesOf('screens/a/gone', { title: '' }, { title: 'x' });
  expect(checkLocales(files).map(lineOf)).toEqual(
    ['en', 'es'].map(
      (language) =>
        `${language} unused-file | There is no screen "a/gone", so nothing shows these texts. | Remove the file, or give it the name of its screen.`,
    ),
  );
  const screens = [source('screen-configs/a/gone.json', {})];
  expect(checkLocales({ ...files, screens }).map(({ rule }) => rule)).toEqual(['empty-text']);
});
