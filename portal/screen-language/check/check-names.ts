import type { Bindings, Read, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../load/source-file.ts';
import { readPath } from '../model/dotted-path.ts';
import type { Catalogue } from '../load/catalogue.ts';
import { checkAddresses } from './check-addresses.ts';
import type { Pages } from './check-addresses.ts';
import { checkAnswers } from './check-answers.ts';
import { checkAskedReads } from './check-asked-reads.ts';
import { checkEarlyButtons } from './check-early-buttons.ts';
import { checkIds } from './check-ids.ts';
import { checkDataPaths } from './check-data-paths.ts';
import { checkConsents } from './check-consents.ts';
import { checkContract, lackedAt } from './check-contract.ts';
import { checkDraft } from './check-draft.ts';
import { checkDrawnValues } from './check-drawn-values.ts';
import { checkCountedAnswers } from './check-counted-answers.ts';
import { checkCompared } from './check-compared.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkFieldSources } from './check-field-sources.ts';
import { checkFields } from './check-fields.ts';
import { checkFormPlace } from './check-form-place.ts';
import { checkChoices } from './check-choices.ts';
import { fieldCallsOf, submittedCallsOf } from './check-links.ts';
import { checkItemPlaces } from './check-item-places.ts';
import { checkMapPlaces } from './check-map-places.ts';
import { checkNamedCodes } from './check-named-codes.ts';
import { checkOnlyOne } from './check-only-one.ts';
import { checkOtherForms } from './check-other-forms.ts';
import { checkOrg } from './check-org.ts';
import { checkPassedOn } from './check-passed-on.ts';
import { checkFormDecisions } from './check-form-decisions.ts';
import { checkPossible } from './check-possible.ts';
import { checkOwnAnswers } from './check-own-answers.ts';
import { checkRanges } from './check-ranges.ts';
import { checkRequiredAnswers } from './check-required-answers.ts';
import { checkRoute } from './check-routes.ts';
import { checkSearchLengths } from './check-search-lengths.ts';
import { checkShownValues } from './check-shown-values.ts';
import { checkSourceTypes } from './check-source-types.ts';
import { checkTangles } from './check-tangles.ts';
import { checkWaiting } from './check-waiting.ts';
import { checkStepSubmissions } from './check-step-submissions.ts';
import { checkSpecialFields } from './check-special-fields.ts';
import { checkSteps } from './check-steps.ts';
import { checkSense } from './check-sense.ts';
import { checkShownTwice } from './check-shown-twice.ts';
import { checkUnique } from './check-unique.ts';
import { checkUnsent } from './check-unsent.ts';
import { checkUploads } from './check-uploads.ts';
import { checkValues } from './check-values.ts';
import { checkBrand, checkOtherVisitor, checkSentBrand, checkVisitor } from './check-visitor.ts';
import { checkLimitSources } from './check-limit-sources.ts';
import { checkFirstAnswers, checkSameBeginnings } from './check-first-answers.ts';
import { checkBlockValues } from './check-block-values.ts';
import { checkBroughtValues } from './check-brought-values.ts';
import { checkLinkValues } from './check-link-values.ts';
import { checkTones } from './check-tones.ts';
import { checkWrittenNames } from './check-written-names.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import type { OrgDescription } from './org-description.ts';
import { suggest } from './closest.ts';
import { walkValues } from '../model/walk-values.ts';

/** A screen, and what it is checked against. */
interface NameContext {
  readonly source: SourceFile;
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  /** Undefined where the org was not described. */
  readonly org: OrgDescription | undefined;
  /** Routes of all screens. */
  readonly routes: readonly string[];
  readonly pages: Pages;
}

/** Checks all names in a screen: of operations, reads, fields, conditions, constants, routes. */
export function checkNames(context: NameContext): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (path, { remedy, ...found }) =>
    void diagnostics.push(
      context.source.diagnostic(path, { ...found, ...(remedy !== undefined && { remedy }) }),
    );
  const { config } = context.screen;
  if (checkTangles(config, report)) return diagnostics;
  checkCalls(context.screen, context.catalogue, report);
  checkSpecs(context.screen, context.catalogue, report);
  checkOrg(context.screen, context.org, report);
  checkForm(context.screen, context.catalogue, report);
  checkScreen(context, report);
  diagnostics.push(...senseOf(context, diagnostics));
  // A slip in a name is met once for each of its uses.
  const once = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return withoutConsequences([...once.values()], config);
}

/** A value without sense, where nothing else is told: a value that is not there has no meaning either. */
function senseOf(context: NameContext, told: readonly Diagnostic[]): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  // A format that cannot write a value stands beside it.
  const placeOf = (pointer: string) => pointer.replace(/\/(?:value|from|as)$/, '');
  const isNear = (one: string, other: string) =>
    placeOf(one) === placeOf(other) || one.startsWith(`${other}/`);
  checkSense(context, (path, { remedy, ...finding }) => {
    const made = context.source.diagnostic(path, { ...finding, ...(remedy !== undefined && { remedy }) });
    const isTold = told.some(({ pointer }) => isNear(pointer, made.pointer) || isNear(made.pointer, pointer));
    if (!isTold && !found.has(made.pointer)) found.set(made.pointer, made);
  });
  return [...found.values()];
}

/** All that is compared with the specs. */
function checkSpecs(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  checkAnswers(screen, catalogue, report);
  checkContract(screen, catalogue, report);
  checkRequiredAnswers(screen, catalogue, report);
  checkConsents(screen, catalogue, report);
  checkDataPaths(screen, catalogue, report);
  checkSourceTypes(screen, catalogue, report);
  checkShownValues(screen, catalogue, report);
  checkMapPlaces(screen, catalogue, report);
  checkDrawnValues(screen, catalogue, report);
  checkFieldSources(screen, catalogue, report);
  checkNamedCodes(screen, catalogue, report);
  checkUploads(screen, catalogue, report);
  checkComparisons(screen, catalogue, report);
  checkCompared(screen, catalogue, report);
  checkCountedAnswers({ screen, catalogue }, report);
  checkTones(screen, catalogue, report);
  checkLimitSources(screen, catalogue, report);
  checkFirstAnswers(screen, catalogue, report);
  checkSameBeginnings(screen, report);
  checkLinkValues(screen, catalogue, report);
  checkBroughtValues(screen, catalogue, report);
  checkBlockValues(screen, catalogue, report);
  checkIds(screen, catalogue, report);
}

/** All that makes a form whole. */
function checkForm(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  checkFields(config, report);
  checkSpecialFields(screen, catalogue, report);
  checkRanges(config, catalogue, report);
  checkWaiting(config, report);
  checkValues(screen, catalogue, report);
  checkDraft(config, report);
  checkFormPlace(screen, report);
  checkOtherForms(config, report);
  checkUnsent(config, report);
  checkStepSubmissions(config, report);
  checkSteps(config, catalogue.constants, report);
  checkShownTwice(screen, report);
}

/** All that makes a screen whole. */
function checkScreen({ screen, catalogue, routes, pages }: NameContext, report: Report): void {
  const { config, blocks } = screen;
  checkRoute(config, report);
  checkChoices(config, report);
  checkVisitor(config, report);
  checkOtherVisitor(config, report);
  checkBrand(config, catalogue, report);
  checkSentBrand(screen, catalogue, report);
  checkAddresses(screen, pages, report);
  checkPassedOn({ screen, pages, catalogue }, report);
  checkOwnAnswers(config, report);
  checkUnique(screen, report);
  checkPossible(screen, catalogue, report);
  checkFormDecisions(screen, catalogue, report);
  checkSearchLengths(screen, catalogue, report);
  checkOnlyOne(screen, catalogue, report);
  checkAskedReads(screen, catalogue, report);
  checkEarlyButtons(screen, catalogue, report);
  checkItemPlaces(screen, report);
  for (const { path, findings } of blocks)
    for (const { path: inside, finding, other } of findings) {
      report([...path, ...inside], finding);
      if (other !== undefined) report(other, finding);
    }
  checkWrittenNames({ config, catalogue, routes, report });
  const used = new Set<unknown>();
  walkValues({ ...config, conditions: Object.values(config.conditions ?? {}) }, [], (one) => used.add(one));
  for (const name of Object.keys(config.conditions ?? {})) {
    if (used.has(name)) continue;
    const message = `Nothing uses the condition "${name}".`;
    report(['conditions', name], { rule: 'unused-condition', message, remedy: 'Remove it.' });
  }
}

/** Leaves out what follows from another diagnostic. */
function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  { steps }: ScreenConfig,
): readonly Diagnostic[] {
  const placesOf = (isCause: (rule: string) => boolean) =>
    diagnostics.filter(({ rule }) => isCause(rule)).map(({ pointer }) => pointer);
  // What is asked too late cannot be reached either.
  const late = placesOf((rule) => rule === 'asked-later');
  const unreachable = placesOf((rule) => rule.startsWith('unreachable-')).map((pointer) =>
    String(readPath({ steps }, pointer.slice(1).replaceAll('/', '.'))),
  );
  const wrong = placesOf((rule) => !rule.endsWith('-holds'));
  // What can never be true is told at its value, and what nothing leads to at its step or field.
  const isConsequence = (pointer: string) => {
    const [, , name = ''] = pointer.split('/');
    return unreachable.includes(name) || wrong.some((place) => place.startsWith(`/conditions/${name}/`));
  };
  return diagnostics.filter(({ rule, pointer }) => {
    if (rule.startsWith('unreachable-')) return !late.includes(pointer);
    return !(rule.endsWith('-holds') && pointer.startsWith('/conditions/') && isConsequence(pointer));
  });
}

function checkCalls(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  for (const [name, read] of Object.entries(config.reads ?? {})) {
    checkFailure(read, ['reads', name], report);
    checkCall(
      {
        operation: read.operation,
        named: ['reads', name, 'operation'],
        bindings: read.with ?? {},
        path: ['reads', name],
        kind: 'read',
      },
      catalogue,
      report,
    );
  }
  for (const { call, path } of fieldCallsOf(config)) {
    const { operation, with: bindings } = call;
    checkCall({ operation, named: [...path, 'operation'], bindings, path, kind: 'read' }, catalogue, report);
  }
  for (const { submit, path, named } of submittedCallsOf(screen)) {
    checkCall(
      { operation: submit.operation, named, bindings: submit.with ?? {}, path, kind: 'write' },
      catalogue,
      report,
    );
  }
}

/** The failure of a read that is needed is told anyway. */
function checkFailure({ needed, retryWhen }: Read, path: JsonPath, report: Report): void {
  if (retryWhen === undefined || needed === false) return;
  const message =
    'The failure of this read is told whenever it comes: "retryWhen" is for one that is silent.';
  const remedy = 'Add "needed": false, or remove "retryWhen".';
  report([...path, 'retryWhen'], { rule: 'useless-rule', message, remedy });
}

interface Call {
  readonly operation: string;
  /** The place where the operation is named. */
  readonly named: JsonPath;
  readonly bindings: Bindings;
  readonly path: JsonPath;
  readonly kind: 'read' | 'write';
}

function checkCall(call: Call, catalogue: Catalogue, report: Report): void {
  const operation = catalogue.operations[call.operation];
  if (operation === undefined || operation.kind !== call.kind) {
    const known = Object.keys(catalogue.operations).filter(
      (id) => catalogue.operations[id]?.kind === call.kind,
    );
    const message = `There is no ${call.kind} "${call.operation}" in the specs.`;
    return report(call.named, {
      rule: 'unknown-operation',
      message: message,
      remedy: suggest(call.operation, known),
    });
  }
  const members = Object.keys(operation.config.properties ?? {});
  const given = Object.keys(call.bindings);
  const unknown = given.filter((target) => !members.includes(target.split('.')[0] ?? ''));
  // The answers go with the first operation: another one that takes none of them is the wrong one.
  if (call.named.includes('instead') && unknown.length > 0) {
    const names = unknown.map((name) => `"${name}"`).join(', ');
    const message = `${call.operation} takes no ${names}, which goes with this submission.`;
    const remedy = 'Call an operation that takes the same as the first one.';
    report(call.named, { rule: 'unknown-parameter', message, remedy });
  } else
    for (const target of unknown) {
      const [member = ''] = target.split('.');
      report([...call.path, 'with', target], {
        rule: 'unknown-parameter',
        message: `${call.operation} takes no "${member}".`,
        remedy: suggest(member, members),
      });
    }
  for (const needed of operation.config.required ?? []) {
    if (!given.some((target) => target.split('.')[0] === needed)) {
      report(lackedAt({ ...call, config: operation.config }), {
        rule: 'missing-parameter',
        message: `${call.operation} needs "${needed}".`,
        remedy: `Add it to "with".`,
      });
    }
  }
}
