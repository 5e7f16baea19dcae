import { eachLanguage, languages } from '../../screen-language/language.ts';

/** JSON Schemas of what the studio's page sends. */
const text = { type: 'string' } as const;
const short = { type: 'string', maxLength: 100 } as const;
const words = { type: 'string', minLength: 1, maxLength: 500 } as const;
const yesNo = { type: 'boolean' } as const;
const titles = { type: 'object', required: languages, properties: eachLanguage(() => text) };
const named = { enum: ['question', 'condition', 'data', 'value', 'message'] };

/** An object that has all of these members. */
const all = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const knownDraft = { type: 'object', required: ['path'], properties: { path: text, text } };
const edit = { type: 'object', required: ['path', 'text'], properties: { path: text, text, over: text } };
const move = all({ id: text, newId: text, route: text, title: titles, isRedirected: yesNo });
const removal = all({ id: text, leadsTo: text, isRedirected: yesNo });
const rename = all({ kind: named, from: text, to: text, screens: { type: 'array', items: text } });

const time = { type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000 } as const;
const texts = { type: 'array', items: text } as const;
const signed = { paths: texts, author: words, reason: words };
const seen = { type: 'object', maxProperties: 1000, additionalProperties: short } as const;

/** The forms of bodies, by what they are. */
export const forms = {
  paths: all({ paths: { type: 'array', items: text } }),
  edits: all({ drafts: { type: 'array', items: edit, minItems: 1 } }),
  knownDrafts: all({ drafts: { type: 'array', items: knownDraft } }),
  publication: {
    type: 'object',
    required: ['paths', 'author', 'reason'],
    properties: { ...signed, documents: texts },
  },
  planned: {
    type: 'object',
    required: ['paths', 'author', 'reason', 'seen'],
    properties: { ...signed, seen, from: time, until: time },
  },
  decision: {
    type: 'object',
    required: ['id', 'what'],
    properties: { id: short, what: { enum: ['approve', 'refuse', 'withdraw'] }, note: words, seen },
  },
  publicationAgain: {
    type: 'object',
    required: ['number', 'author', 'reason'],
    properties: { number: { type: 'integer', minimum: 1 }, screen: text, author: words, reason: words },
  },
  pictures: all({ id: text, brand: short, pair: { enum: ['saved', 'live', 'waiting'] } }),
  cancelled: all({ author: words }),
  promotion: all({ version: short, author: words, reason: words }),
  stagingLook: all({ portal: short }),
  viewer: { type: 'object', properties: { username: text } },
  newScreen: {
    type: 'object',
    required: ['area', 'name', 'route', 'access', 'title'],
    properties: {
      area: text,
      name: text,
      route: text,
      access: { enum: ['guest', 'customer', 'anyone'] },
      title: titles,
      operation: text,
      template: text,
      isInMenu: yesNo,
    },
  },
  presence: all({ window: short, name: short, document: short }),
  plan: {
    oneOf: [
      all({ what: { const: 'move' }, move }),
      all({ what: { const: 'remove' }, removal }),
      all({ what: { const: 'rename' }, rename }),
    ],
  },
  link: { type: 'object', required: ['title'], properties: { title: words, plan: short } },
  linkEnd: all({ id: short }),
  shared: all({ secret: short }),
  logIn: all({ username: short, password: { type: 'string', maxLength: 200 } }),
  passwordChange: all({
    before: { type: 'string', maxLength: 200 },
    after: { type: 'string', maxLength: 200 },
  }),
} as const;
