import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { formatOf, writeReport } from './diagnostic-report.ts';
import type { DiagnosticReport, ReportFormat } from './diagnostic-report.ts';

const place = { file: 'screen-configs/a/ö.json', line: 3, column: 5 };
const wrong = { ...place, pointer: '/id', rule: 'id', message: 'Wrong.', remedy: 'Mend it.' };
const unwise = {
  ...place,
  pointer: '/steps/0',
  rule: 'long',
  message: 'Long.',
  severity: 'warning',
} as const;

const reportOf = (...diagnostics: DiagnosticReport['diagnostics']): DiagnosticReport => {
  return { check: 'check:screens', diagnostics, sound: '1 screen: no diagnostics.' };
};

const parsed = (format: ReportFormat, report: DiagnosticReport): unknown =>
  JSON.parse(writeReport(format, report));

/** An object of the standard with these members and no others. */
const objectOf = (properties: object, required: readonly string[]) => {
  return { type: 'object', additionalProperties: false, properties, required };
};

const text = { type: 'string' };
const line = { type: 'integer', minimum: 1 };

const location = objectOf(
  {
    physicalLocation: objectOf(
      {
        artifactLocation: objectOf({ uri: { type: 'string', pattern: '^[!-~]+$' }, uriBaseId: text }, [
          'uri',
        ]),
        region: objectOf({ startLine: line, startColumn: line }, ['startLine']),
      },
      ['artifactLocation', 'region'],
    ),
    logicalLocations: {
      type: 'array',
      uniqueItems: true,
      items: objectOf({ fullyQualifiedName: text, kind: text }, ['fullyQualifiedName']),
    },
  },
  ['physicalLocation'],
);

const result = objectOf(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: objectOf({ text }, ['text']),
    locations: { type: 'array', minItems: 1, items: location },
    partialFingerprints: { type: 'object', additionalProperties: text },
  },
  ['ruleId', 'message', 'locations'],
);

const driver = objectOf(
  { name: text, rules: { type: 'array', uniqueItems: true, items: objectOf({ id: text }, ['id']) } },
  ['name', 'rules'],
);

/**
 * What the standard says of the members that a report has.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html sections 3.13 to 3.30
 */
const sarifLog = objectOf(
  {
    $schema: { type: 'string', pattern: '^https://' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: objectOf(
        {
          tool: objectOf({ driver }, ['driver']),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: { type: 'array', items: result },
        },
        ['tool', 'results'],
      ),
    },
  },
  ['version', 'runs'],
);

/** The schema of OASIS itself, where a file of it is named; the project has none. */
const officialFile = process.env['SARIF_SCHEMA'];

function errorsIn(schema: object, log: unknown): unknown {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  const validate = ajv.compile(schema);
  return validate(log) ? [] : validate.errors;
}

describe('formatOf', () => {
  it.each([
    [[], 'text'],
    [['--format', 'json'], 'json'],
    [['--format=sarif'], 'sarif'],
  ])('%j', (args, want) => expect(formatOf(args)).toBe(want));

  it('refuses what is no format', () => {
    expect(() => formatOf(['--format', 'xml'])).toThrow('There is no format "xml": text, json, sarif.');
  });
});

describe('writeReport', () => {
  it.each([
    ['nothing', [], ['1 screen: no diagnostics.']],
    ['an error', [wrong], ['screen-configs/a/ö.json:3:5: Wrong. Mend it. (id at /id)']],
    [
      'a warning',
      [unwise],
      ['screen-configs/a/ö.json:3:5: warning: Long. (long at /steps/0)', '1 screen: no diagnostics.'],
    ],
  ])('as text: %s', (_, diagnostics, want) =>
    expect(writeReport('text', reportOf(...diagnostics)).split('\n')).toEqual(want),
  );

  it('as JSON, with codes and counts', () => {
    const { rule: code, ...rest } = wrong;
    const { rule: other, ...more } = unwise;
    expect(parsed('json', reportOf(wrong, unwise))).toEqual({
      version: 1,
      check: 'check:screens',
      errors: 1,
      warnings: 1,
      diagnostics: [
        { code, severity: 'error', ...rest },
        { code: other, ...more },
      ],
    });
  });

  it('as SARIF, with a place and a name for each', () => {
    expect(parsed('sarif', reportOf(wrong, unwise))).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'check:screens', rules: [{ id: 'id' }, { id: 'long' }] } },
          results: [
            {
              ruleId: 'id',
              ruleIndex: 0,
              level: 'error',
              message: { text: 'Wrong. Mend it.' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'screen-configs/a/%C3%B6.json' },
                    region: { startLine: 3, startColumn: 5 },
                  },
                  logicalLocations: [{ fullyQualifiedName: '/id' }],
                },
              ],
            },
            { ruleId: 'long', ruleIndex: 1, level: 'warning', message: { text: 'Long.' } },
          ],
        },
      ],
    });
  });

  it('names the same finding the same, whatever line it stands in', () => {
    const printOf = (line: number) =>
      JSON.stringify(parsed('sarif', reportOf({ ...wrong, line }))).match(/"place":"\w{64}"/)?.[0];
    expect(printOf(3)).toBe(printOf(9));
    expect(printOf(3)).toBeDefined();
  });

  it.each([
    ['nothing', []],
    ['an error and a warning', [wrong, unwise]],
    ['one rule twice', [wrong, { ...wrong, line: 9, pointer: '/route' }]],
  ])('as SARIF that the standard knows: %s', (_, diagnostics) => {
    const log = parsed('sarif', reportOf(...diagnostics));
    expect(errorsIn(sarifLog, log)).toEqual([]);
  });

  it('is no SARIF with a level or a member that the standard does not know', () => {
    const log = writeReport('sarif', reportOf(wrong));
    expect(errorsIn(sarifLog, JSON.parse(log.replace('"level": "error"', '"level": "fatal"')))).not.toEqual(
      [],
    );
    expect(errorsIn(sarifLog, JSON.parse(log.replace('"ruleIndex"', '"ruleNumber"')))).not.toEqual([]);
  });

  const official = officialFile === undefined ? [] : [officialFile];
  it.each(official)('as SARIF that the schema of OASIS accepts: %s', (file) => {
    // `$schema` and `id` name drafts and addresses that are not loaded here.
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly $schema: string;
      readonly id: string;
    };
    expect(errorsIn(schema, parsed('sarif', reportOf(wrong, unwise)))).toEqual([]);
    expect(errorsIn(schema, { version: '2.1.0' })).not.toEqual([]);
  });
});
