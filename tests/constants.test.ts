import { constants as declared } from '@energy-portal/sdk';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** A constant of requirement 000, section 9: where it is declared, and what would be its number in code. */
interface Constant {
  readonly name: string;
  readonly declared: readonly [file: string, pattern: RegExp];
  /** Must be in no line of code; comments and generated files aside. */
  readonly inCode?: readonly [files: string, pattern: RegExp];
  /** Texts and configs that have to say the same. */
  readonly told?: readonly (readonly [file: string, pattern: RegExp])[];
}

const apex = 'specs/apex/openapi.yaml';
const api = 'specs/ui-api/openapi.yaml';
const code = '{portal/src,portal/server,sdk/src}/**/*.{ts,tsx}';
const org = 'tests/sandbox/**/*.ts';

const constants: readonly Constant[] = [
  {
    name: 'shortest password',
    declared: [apex, /password: \{ minLength: 8,/],
    inCode: [code, /minLength: \d/],
    told: [
      ['screen-configs/account/change-password.json', /"minLength": 8,/],
      ['screen-configs/account/new-password.json', /"minLength": 8,/],
      ['screen-configs/account/register.json', /"minLength": 8,/],
      ['locales/en/errors.json', /at least 8 characters/],
      ['locales/es/errors.json', /al menos 8 caracteres/],
    ],
  },
  {
    name: 'text message to confirm',
    declared: [apex, /confirmationMinutes: 15/],
    inCode: [code, /\b15\b.*minute/i],
    told: [
      ['locales/en/screens/preferences/overview.json', /within 15\sminutes/],
      ['locales/es/screens/preferences/overview.json', /15\sminutos/],
    ],
  },
  {
    name: 'reply of an advisor',
    declared: [apex, /advisorHoursFrom: 24, advisorHoursTo: 48/],
    inCode: [code, /\b24\b.*\b48\b/],
    told: [
      ['locales/en/screens/messages/new.json', /within 24 to 48 business hours/],
      ['locales/es/screens/messages/new.json', /24 a 48\shoras/],
      [
        'locales/en/screens/help/list.json',
        /Messages and requests\*\* are answered within 24 to 48 business hours/,
      ],
      [
        'locales/es/screens/help/list.json',
        /mensajes y las solicitudes\*\* se responden en 24 a 48\shoras hábiles/,
      ],
      [
        'locales/vi/screens/help/list.json',
        /Tin nhắn và yêu cầu\*\* được trả lời trong 24 đến 48\sgiờ làm việc/,
      ],
    ],
  },
  {
    name: 'answer of a specialist',
    declared: [apex, /specialistHours: 24/],
    inCode: [code, /specialist/i],
    told: [
      ['locales/en/screens/requests/new.json', /within 24\shours/],
      ['locales/es/screens/requests/new.json', /24\shoras/],
    ],
  },
  {
    name: 'breakpoint of the header',
    declared: [apex, /mobileBreakpoint: 768/],
    inCode: [code, /\b768\b/],
    told: [['portal/src/app/header.css', /@media \(width <= 768px\)/]],
  },
  {
    name: 'default brand',
    declared: [apex, /brands: \{ default: c \}/],
    inCode: [code, /(===|\?\?|default:) 'c'/],
    told: [['screen-configs/brands.json', /"id": "c"/]],
  },
  { name: 'languages', declared: [apex, /languages: \[en, es\]/] },
  { name: 'colours of footers', declared: [apex, /footer: \{ colours: 3 \}/] },
  {
    name: 'version of the record interface',
    declared: [api, /url: \/services\/data\/v64\.0/],
    inCode: [`{${code},${org}}`, /v64\.0|'64\.0'/],
  },
  { name: 'version of the Apex calls', declared: [apex, /url: \/lwr\/apex\/v64\.0/] },
  {
    name: 'formats of uploads',
    declared: [apex, /formats: \[png, pdf, jpg, doc, docx, jpeg, gif, tiff, csv\]/],
    inCode: [`{${code},${org}}`, /'png', 'pdf', 'jpg', 'doc'/],
  },
  {
    name: 'largest upload',
    declared: [apex, /maxBytes: 10485760/],
    inCode: [`{${code},${org}}`, /10_?485_?760/],
  },
  { name: 'life of reset links', declared: [apex, /passwordResetHours: 2/] },
  { name: 'life of e-mail links', declared: [apex, /emailVerificationHours: 24/] },
  {
    name: 'life of cached data',
    declared: [api, /300000/],
    inCode: ['sdk/src/{cache,query,mutation,extensions/persistence}/**/*.ts', /300_?000/],
  },
  { name: 'debounce', declared: [api, /debounce: 150/], inCode: ['sdk/src/**/*.{ts,tsx}', /\b150\b/] },
];

/** Numbers of the specs of which the org knows nothing, and whose they are. */
const notOfTheOrg: Readonly<Record<string, string>> = {
  'session.warningMinutes': 'the portal warns',
  'header.mobileBreakpoint': 'a style sheet',
  'footer.colours': 'a style sheet',
  'password.maxLength': 'the schema of the request',
  'drafts.maxLength': 'the schema of the request',
  'drafts.saveAfterMs': 'the portal saves',
  'drafts.retryAfterMs': 'the portal saves',
  'usage.balanceTemperature': 'a chart of the portal',
  'plans.compareMost': 'the portal compares',
  'autopay.noticeDays': 'the wording of the terms, tested beside them',
  'autopay.proofYears': 'nothing of a sandbox grows as old',
  trackedFieldDepth: 'the cache tracks',
  'batchReads.characters': 'the client splits addresses that grow too long',
  debounce: 'the client collects',
  'garbageCollection.every': 'the cache collects',
  'notifications.limit': 'the client notifies',
  'notifications.per': 'the client notifies',
  'columnWidth.min': 'the portal lays out',
  'columnWidth.max': 'the portal lays out',
  'columnWidth.default': 'the portal lays out',
  columnCount: 'the portal lays out',
  'synthetic.invalidConfig.status': 'no server answers',
  'synthetic.notFetchable.status': 'no server answers',
  'synthetic.gatewayTimeout.status': 'no server answers',
  'synthetic.notCached.status': 'no server answers',
  'breakpoints.mobileTo': 'a style sheet',
  'breakpoints.tabletFrom': 'a style sheet',
  'breakpoints.tabletTo': 'a style sheet',
  'breakpoints.desktopFrom': 'a style sheet',
};

/** The paths of all numbers below a value. */
function numbersIn(value: object, path: string = ''): readonly string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (typeof member === 'object' && member !== null && !Array.isArray(member))
      return numbersIn(member, place);
    return typeof member === 'number' ? [place] : [];
  });
}

/** The code without what is said about it. */
function linesOfCode(files: string): readonly string[] {
  return globSync(files, { cwd: root })
    .filter((file) => !/generated|\.gen\.|\.test\.|\.test-d\.|testing\//.test(file))
    .flatMap((file) =>
      read(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .map((line) => line.replace(/(^|\s)\/\/.*$/, ''))
        .map((line) => `${file}: ${line}`),
    );
}

describe.each(constants)('$name', ({ declared: [file, pattern], inCode, told = [] }) => {
  it('is declared in the specs', () => {
    expect(read(file)).toMatch(pattern);
  });

  it.each(inCode === undefined ? [] : [inCode])('stands in no code of %s', (files, number) => {
    const found = linesOfCode(files).filter((line) => number.test(line.slice(line.indexOf(': ') + 2)));
    expect(found).toEqual([]);
  });

  it.each(told)('is told the same in %s', (place, words) => {
    expect(read(place)).toMatch(words);
  });
});

describe('the org', () => {
  const read = new Set(
    linesOfCode(org).flatMap((line) => [...line.matchAll(/\bconstants\.([\w.]+)/g)].map(([, path]) => path)),
  );
  const numbers = numbersIn(declared);

  it('reads every number of the specs that is its own', () => {
    expect(numbers.filter((path) => !read.has(path) && !(path in notOfTheOrg))).toEqual([]);
  });

  it('is excused from no number that it reads, and from none that is gone', () => {
    const excused = Object.keys(notOfTheOrg);
    expect(excused.filter((path) => read.has(path) || !numbers.includes(path))).toEqual([]);
  });
});
