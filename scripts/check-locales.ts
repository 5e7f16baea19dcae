/**
 * Checks the locales without publishing them: every diagnostic with file, line and column. `--format json` and
 * `--format sarif` write them for other programs.
 */
import { checkLocales, checkTranslations, readProject } from '@energy-portal/portal/check';
import { formatOf, isWarning, writeReport } from './check/diagnostic-report.ts';
import { root } from './machine/process.ts';

const format = formatOf(process.argv.slice(2));
const { files, diagnostics: unreadable } = readProject(root);
const diagnostics = [...unreadable, ...checkLocales(files), ...checkTranslations(files)];
const count = Object.keys(files.locales.en).length;
const sound = `${count} files of texts in ${Object.keys(files.locales).length} languages: no diagnostics.`;
console.log(writeReport(format, { check: 'check:locales', diagnostics, sound }));
if (!diagnostics.every(isWarning)) process.exitCode = 1;
