import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printDiagnostic } from '@energy-portal/portal/check';
import type { Diagnostic } from '@energy-portal/portal/publish';

const formats = ['text', 'json', 'sarif'] as const;

/** The forms in which diagnostics can be had: lines to read, JSON, or SARIF for code reviews. */
export type ReportFormat = (typeof formats)[number];

/** The findings of one check. */
export interface DiagnosticReport {
  /** The name of the npm script. */
  readonly check: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The line of the text when nothing keeps the screens from being published. */
  readonly sound: string;
}

/** Reads `--format json` and `--format=json`. @throws where it names no format */
export function formatOf(args: readonly string[]): ReportFormat {
  const { values } = parseArgs({ args: [...args], options: { format: { type: 'string', default: 'text' } } });
  const format = formats.find((one) => one === values.format);
  if (format === undefined) throw new Error(`There is no format "${values.format}": ${formats.join(', ')}.`);
  return format;
}

/** Writes diagnostics as text, as JSON or as SARIF. */
export function writeReport(format: ReportFormat, report: DiagnosticReport): string {
  if (format === 'json') return JSON.stringify(asJson(report), null, 2);
  if (format === 'sarif') return JSON.stringify(asSarif(report), null, 2);
  const lines = report.diagnostics.map(printDiagnostic);
  return [...lines, ...(report.diagnostics.every(isWarning) ? [report.sound] : [])].join('\n');
}

/** Returns true for what is legal and unwise. */
export const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning';

function asJson({ check, diagnostics }: DiagnosticReport) {
  const warnings = diagnostics.filter(isWarning).length;
  return {
    version: 1,
    check,
    errors: diagnostics.length - warnings,
    warnings,
    diagnostics: diagnostics.map(({ rule, severity = 'error', ...rest }) => ({
      code: rule,
      severity,
      ...rest,
    })),
  };
}

/** @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
function asSarif({ check, diagnostics }: DiagnosticReport) {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].sort();
  const results = diagnostics.map((diagnostic) => {
    const { rule, message, remedy, file, line, column, pointer } = diagnostic;
    return {
      ruleId: rule,
      ruleIndex: rules.indexOf(rule),
      level: isWarning(diagnostic) ? 'warning' : 'error',
      message: { text: remedy === undefined ? message : `${message} ${remedy}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(file), uriBaseId: 'SRCROOT' },
            region: { startLine: line, startColumn: column },
          },
          logicalLocations: [{ fullyQualifiedName: pointer, kind: 'property' }],
        },
      ],
      // The same finding in a moved line is the same.
      partialFingerprints: { place: createHash('sha256').update(`${rule} ${file} ${pointer}`).digest('hex') },
    };
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: check, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}
