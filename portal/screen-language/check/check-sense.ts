import type { Catalogue } from '../load/catalogue.ts';
import type { Pages } from './check-addresses.ts';
import { checkAnswersSent } from './check-answers-sent.ts';
import { checkBlockWords } from './check-block-words.ts';
import { checkCodesTold } from './check-codes-told.ts';
import { checkConditionNames } from './check-condition-names.ts';
import { checkSameConditions } from './check-same-conditions.ts';
import { checkSameCalls } from './check-same-calls.ts';
import { checkNamedSources } from './check-named-sources.ts';
import { checkShownEmpty } from './check-shown-empty.ts';
import { checkShownTruths } from './check-shown-truths.ts';
import { checkExchanged } from './check-exchanged.ts';
import { checkOtherValues } from './check-other-values.ts';
import { checkAbsentMembers } from './check-absent-members.ts';
import { checkLackingMembers } from './check-lacking-members.ts';
import { checkWaitingReads } from './check-waiting-reads.ts';
import { checkFills } from './check-fills.ts';
import { checkAwaitedMembers } from './check-awaited-members.ts';
import { checkEndingButtons } from './check-ending-buttons.ts';
import { checkStateNames } from './check-state-names.ts';
import { checkFormStates } from './check-form-states.ts';
import { checkRoles } from './check-roles.ts';
import { checkMaskedValues } from './check-masked-values.ts';
import { checkAbsentObjects } from './check-absent-objects.ts';
import { checkTwinReads } from './check-twin-reads.ts';
import { checkConditionBlocks } from './check-condition-blocks.ts';
import { checkToldFailures } from './check-told-failures.ts';
import { checkAlternatives } from './check-alternatives.ts';
import { checkCountedLists } from './check-counted-lists.ts';
import { checkNotices } from './check-notices.ts';
import { checkOppositeNames } from './check-opposite-names.ts';
import { checkOtherIds } from './check-other-ids.ts';
import { checkRepeated } from './check-repeated.ts';
import { checkSentAlike } from './check-sent-alike.ts';
import { checkTurnedValues } from './check-turned-values.ts';
import { checkKeptAnswers } from './check-kept-answers.ts';
import { checkListsTwice } from './check-lists-twice.ts';
import { checkDocumentLanguages } from './check-document-languages.ts';
import { checkSiblingLists } from './check-sibling-lists.ts';
import { checkDoubles } from './check-doubles.ts';
import { checkEnds } from './check-ends.ts';
import { checkEntryValues } from './check-entry-values.ts';
import { checkFileLimits } from './check-file-limits.ts';
import { checkIdleAnswers } from './check-idle-answers.ts';
import { checkIdleConditions } from './check-idle-conditions.ts';
import { checkKindWords } from './check-kind-words.ts';
import { checkLeftOver } from './check-left-over.ts';
import { checkMeanings } from './check-meanings.ts';
import { checkOrgValues } from './check-org-values.ts';
import { checkSentValues } from './check-sent-values.ts';
import { checkUnits } from './check-units.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import type { OrgDescription } from './org-description.ts';

/** A screen, and all that it is compared with. */
interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly org: OrgDescription | undefined;
  readonly pages: Pages;
}

/** Names that exist, types that fit, and a meaning that is another one: values, units, ends, choices, codes and links. */
export function checkSense({ screen, catalogue, org, pages }: Context, report: Report): void {
  checkMeanings({ screen, pages, catalogue, org }, report);
  checkOrgValues({ screen, catalogue, org }, report);
  checkAbsentMembers({ screen, catalogue }, report);
  checkUnits(screen, catalogue, report);
  checkMaskedValues(screen, catalogue, report);
  checkRoles(screen, catalogue, report);
  checkLackingMembers(screen, catalogue, report);
  checkWaitingReads(screen, catalogue, report);
  checkFills(screen, catalogue, report);
  checkAwaitedMembers(screen, catalogue, report);
  checkStates({ screen, catalogue }, report);
  checkEnds(screen, report);
  checkBlockWords({ screen, catalogue, pages }, report);
  checkEntryValues(screen, catalogue, report);
  checkDoubles(screen, report);
  checkIdleAnswers(screen, report);
  checkIdleConditions(screen, catalogue, report);
  checkAnswersSent(screen, report);
  checkSentValues(screen, catalogue, report);
  checkKindWords(screen, catalogue, report);
  checkFileLimits(screen, catalogue, report);
  checkLeftOver(screen, catalogue, report);
  checkCodesTold(screen, catalogue, report);
  checkConditionNames(screen, catalogue, report);
  checkSameConditions(screen, catalogue, report);
  checkAlternatives(screen.config, report);
  checkDocumentLanguages(screen, report);
  checkKeptAnswers(screen, catalogue, report);
  checkListsTwice(screen, catalogue, report);
  checkSiblingLists(screen, report);
  checkCountedLists(screen, report);
  checkNotices(screen.config, catalogue.constants, report);
  checkOppositeNames({ screen, catalogue }, report);
  checkOtherIds({ screen, catalogue }, report);
  checkRepeated(screen, report);
  checkSentAlike(screen, report);
  checkTurnedValues({ screen, catalogue }, report);
  checkOtherValues({ screen, catalogue }, report);
  checkShownEmpty(screen, catalogue, report);
  checkShownTruths({ screen, catalogue, pages }, report);
  checkExchanged(screen, report);
  checkNamedSources({ screen, catalogue }, report);
  checkSameCalls({ screen, catalogue }, report);
  checkTwinReads(screen, report);
  checkConditionBlocks(screen, catalogue.constants, report);
  checkToldFailures(screen, report);
  checkAbsentObjects({ screen, catalogue }, report);
}

/** Conditions, buttons and forms in the states that the contract tells. */
function checkStates(context: Pick<Context, 'screen' | 'catalogue'>, report: Report): void {
  checkStateNames(context, report);
  checkEndingButtons(context.screen, report);
  checkFormStates(context, report);
}
