import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { isWhole } from '../../load/project-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic, Finding, SourceFile } from '../../load/source-file.ts';
import type { BlockDescriptors } from '../../model/block-descriptor.ts';
import { adviseBrands } from './advise-brands.ts';
import { adviseReads } from './advise-reads.ts';
import { adviseTexts } from './advise-texts.ts';
import { submissionsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import { describeScreen } from '../facts/checked-screen.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { sourceNamesIn } from '../words/source-names.ts';
import { leavesOf } from '../facts/text-keys.ts';

/** More questions on one page are seldom answered. */
const mostQuestions = 12;

/** Warns of what is legal in sound screens and texts, and unwise. A warning keeps nothing from being published. */
export function adviseScreens(files: ProjectFiles, blocks: BlockDescriptors): readonly Diagnostic[] {
  const ofScreens = files.screens.flatMap((source) => {
    if (!isWhole(source, files)) return [];
    const screen = describeScreen(source.value as ScreenConfig, blocks); // sound: the check has said so
    return adviseScreen(screen, source, files);
  });
  return [...ofScreens, ...adviseTexts(files), ...adviseBrands(files)];
}

function adviseScreen(screen: CheckedScreen, source: SourceFile, files: ProjectFiles): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report: Report = (path, finding: Finding) =>
    void found.push({ ...source.diagnostic(path, finding), severity: 'warning' });
  adviseSteps(screen.config, report);
  adviseReads(screen.config, report);
  adviseSuccess(screen, report);
  adviseFailures(screen, files, report);
  return found;
}

function adviseSteps({ steps = [] as never }: ScreenConfig, report: Report): void {
  for (const [s, { id, fields = [] }] of Object.entries<NonNullable<ScreenConfig['steps']>[number]>(steps)) {
    const asked = fields.filter(({ readOnly, show }) => readOnly !== true && show === undefined);
    if (asked.length <= mostQuestions) continue;
    const message = `The step "${id}" asks ${asked.length} questions at once.`;
    const remedy = `Ask ${mostQuestions} at most, and the others in another step.`;
    report(['steps', Number(s), 'fields'], { rule: 'many-questions', message, remedy });
  }
}

/** A submission after which nothing is said, nothing else is shown, and no page is opened. */
function adviseSuccess(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  const shown = sourceNamesIn([config.conditions, config.sections]);
  const isTold = ['result', 'results', 'reads'].some((name) => shown.has(name));
  for (const { submit, path } of submissionsOf(screen)) {
    // What follows tells it: the next step, the file in its list, or the device's own question for a passkey.
    if (
      path[0] === 'steps' ||
      path.at(-1) === 'begin' ||
      isTold ||
      submit.done.message !== undefined ||
      submit.done.go !== undefined
    )
      continue;
    const message = 'Nothing tells the customer that this went well.';
    const remedy = 'Add "message" or "go", or a notice whose condition asks about "result".';
    report([...path, 'done'], { rule: 'silent-success', message, remedy });
  }
}

/** Failures that an operation is known for, and that would be told as no more than that something went wrong. */
function adviseFailures(screen: CheckedScreen, { catalogue, locales }: ProjectFiles, report: Report): void {
  const shared = leavesOf(locales.en['errors']?.value);
  const isTold = (code: string) => shared.some((key) => `${key}.`.startsWith(`codes.${code}.`));
  for (const { submit, path } of submittedCallsOf(screen)) {
    const { errorCodes = [] } = catalogue.operations[submit.operation] ?? {};
    const named = Object.keys(submit.failed ?? {});
    if (named.includes('*')) continue;
    const untold = errorCodes.filter((code) => !named.includes(code) && !isTold(code) && !isPlain(code));
    if (untold.length === 0) continue;
    const message = `${submit.operation} can fail with ${untold.join(', ')}, and no text says what that means.`;
    const remedy = 'Name them in "failed", or the rest as "*".';
    report([...path, ...(submit.failed === undefined ? [] : ['failed'])], {
      rule: 'untold-failure',
      message,
      remedy,
    });
  }
}

/** Codes for which the general sentence is right. */
const isPlain = (code: string): boolean =>
  [
    'SOMETHING_WENT_WRONG',
    'CALLOUT_ERROR',
    'INVALID_SESSION_ID',
    'SERVER_UNAVAILABLE',
    'INVALID_INPUT',
  ].includes(code);
