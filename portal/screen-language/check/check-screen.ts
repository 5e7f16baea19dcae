import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { readPath } from '../model/dotted-path.ts';
import type { Catalogue } from '../load/catalogue.ts';
import { checkAddresses } from './pages/check-addresses.ts';
import type { Pages } from './pages/check-addresses.ts';
import { checkAnswers } from './answers/check-answers.ts';
import { checkBegan } from './answers/check-began.ts';
import { checkAskedReads } from './calls/check-asked-reads.ts';
import { checkEarlyButtons } from './calls/check-early-buttons.ts';
import { checkIds } from './meanings/check-ids.ts';
import { checkDataPaths } from './values/check-data-paths.ts';
import { checkConsents } from './answers/check-consents.ts';
import { checkContract } from './calls/check-contract.ts';
import { checkDraft } from './answers/check-draft.ts';
import { checkDrawnValues } from './values/check-drawn-values.ts';
import { checkCountedAnswers } from './answers/check-counted-answers.ts';
import { checkCompared } from './values/check-compared.ts';
import { checkComparisons } from './conditions/check-comparisons.ts';
import { checkFieldSources } from './values/check-field-sources.ts';
import { checkFields } from './answers/check-fields.ts';
import { checkFormPlace } from './answers/check-form-place.ts';
import { checkChoices } from './answers/check-choices.ts';
import { checkCalls } from './calls/check-calls.ts';
import { checkItemPlaces } from './values/check-item-places.ts';
import { checkMapPlaces } from './values/check-map-places.ts';
import { checkNamedCodes } from './conditions/check-named-codes.ts';
import { checkOnlyOne } from './conditions/check-only-one.ts';
import { checkOtherForms } from './answers/check-other-forms.ts';
import { checkOrg } from './meanings/check-org.ts';
import { checkPassedOn } from './values/check-passed-on.ts';
import { checkFormDecisions } from './conditions/check-form-decisions.ts';
import { checkPossible } from './conditions/check-possible.ts';
import { checkOwnAnswers } from './answers/check-own-answers.ts';
import { checkRanges } from './answers/check-ranges.ts';
import { checkRequiredAnswers } from './answers/check-required-answers.ts';
import { checkRoute } from './pages/check-routes.ts';
import { checkSearchLengths } from './answers/check-search-lengths.ts';
import { checkShownValues } from './values/check-shown-values.ts';
import { checkSourceTypes } from './values/check-source-types.ts';
import { checkTangles } from './conditions/check-tangles.ts';
import { checkWaiting } from './calls/check-waiting.ts';
import { checkEndlessReads } from './calls/check-endless-reads.ts';
import { checkStepSubmissions } from './answers/check-step-submissions.ts';
import { checkSpecialFields } from './answers/check-special-fields.ts';
import { checkSteps } from './answers/check-steps.ts';
import { checkSense } from './check-sense.ts';
import { checkShownTwice } from './values/check-shown-twice.ts';
import { checkUnique } from './meanings/check-unique.ts';
import { checkUnsent } from './answers/check-unsent.ts';
import { checkUploads } from './answers/check-uploads.ts';
import { checkValues } from './values/check-values.ts';
import { checkBrand, checkOtherVisitor, checkSentBrand, checkVisitor } from './pages/check-visitor.ts';
import { checkLimitSources } from './values/check-limit-sources.ts';
import { checkFirstAnswers, checkSameBeginnings } from './answers/check-first-answers.ts';
import { checkBlockValues } from './values/check-block-values.ts';
import { checkBroughtValues } from './values/check-brought-values.ts';
import { checkLinkValues } from './values/check-link-values.ts';
import { checkTones } from './values/check-tones.ts';
import { checkWrittenNames } from './conditions/check-written-names.ts';
import type { CheckedScreen, Report } from './facts/checked-screen.ts';
import type { OrgDescription } from './facts/org-description.ts';
import { walkValues } from '../model/walk-values.ts';

/** A screen, and what it is checked against. */
interface ScreenContext {
  readonly source: SourceFile;
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  /** Undefined where the org was not described. */
  readonly org: OrgDescription | undefined;
  /** Routes of all screens. */
  readonly routes: readonly string[];
  readonly pages: Pages;
}

/** Checks one screen by itself, beside specs, org and routes: what follows from something that is told is left out. */
export function checkScreen(context: ScreenContext): readonly Diagnostic[] {
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
  checkWhole(context, report);
  diagnostics.push(...senseOf(context, diagnostics));
  // A slip in a name is met once for each of its uses.
  const once = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return withoutConsequences([...once.values()], config);
}

/** A value without sense, where nothing else is told: a value that is not there has no meaning either. */
function senseOf(context: ScreenContext, told: readonly Diagnostic[]): readonly Diagnostic[] {
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
  checkEndlessReads(config, report);
  checkValues(screen, catalogue, report);
  checkDraft(config, report);
  checkFormPlace(screen, report);
  checkOtherForms(config, report);
  checkBegan(config, report);
  checkUnsent(config, report);
  checkStepSubmissions(config, report);
  checkSteps(config, catalogue.constants, report);
  checkShownTwice(screen, report);
}

/** All that makes a screen whole. */
function checkWhole({ screen, catalogue, routes, pages }: ScreenContext, report: Report): void {
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
