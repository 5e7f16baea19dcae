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
});
