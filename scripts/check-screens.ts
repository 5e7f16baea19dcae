/**
 * Checks the screens without publishing them: every diagnostic with file, line and column. `--format json` and
 * `--format sarif` write them for other programs.
 */
import { adviseScreens, checkScreens, readProject } from '@energy-portal/portal/check';
import { formatOf, isWarning, writeReport } from './check/diagnostic-report.ts';
import { root } from './machine/process.ts';

const format = formatOf(process.argv.slice(2));
const { files, diagnostics: unreadable } = readProject(root);
const found = [...unreadable, ...checkScreens(files)];
// What is wrong comes first: advice about it would be of no use.
const diagnostics = found.length > 0 ? found : adviseScreens(files);
const sound = `${files.screens.length} screens, brands.json and navigation.json: no diagnostics.`;
console.log(writeReport(format, { check: 'check:screens', diagnostics, sound }));
if (!diagnostics.every(isWarning)) process.exitCode = 1;
