import type { Catalogue } from '../load/catalogue.ts';
import type { Pages } from './pages/check-addresses.ts';
import { checkAnswersSent } from './answers/check-answers-sent.ts';
import { checkBlockWords } from './values/check-block-words.ts';
import { checkCodesTold } from './texts/check-codes-told.ts';
import { checkConditionNames } from './conditions/check-condition-names.ts';
import { checkSameConditions } from './conditions/check-same-conditions.ts';
import { checkSameCalls } from './calls/check-same-calls.ts';
import { checkNamedSources } from './meanings/check-named-sources.ts';
import { checkShownEmpty } from './conditions/check-shown-empty.ts';
import { checkShownTruths } from './conditions/check-shown-truths.ts';
import { checkExchanged } from './meanings/check-exchanged.ts';
import { checkOtherValues } from './meanings/check-other-values.ts';
import { checkAbsentMembers } from './values/check-absent-members.ts';
import { checkLackingMembers } from './values/check-lacking-members.ts';
import { checkWaitingReads } from './calls/check-waiting-reads.ts';
import { checkFills } from './answers/check-fills.ts';
import { checkAwaitedMembers } from './calls/check-awaited-members.ts';
import { checkEndingButtons } from './conditions/check-ending-buttons.ts';
import { checkCalledSo } from './conditions/check-called-so.ts';
import { checkThere } from './conditions/check-there.ts';
import { checkPossibleCalls } from './calls/check-possible-calls.ts';
import { checkBlockMoments } from './conditions/check-block-moments.ts';
import { checkLeftResults } from './conditions/check-left-results.ts';
import { checkAskedTwice } from './calls/check-asked-twice.ts';
import { checkStateNames } from './conditions/check-state-names.ts';
import { checkFormStates } from './conditions/check-form-states.ts';
import { checkRoles } from './meanings/check-roles.ts';
import { checkMaskedValues } from './meanings/check-masked-values.ts';
import { checkAbsentObjects } from './conditions/check-absent-objects.ts';
import { checkTwinCalls } from './calls/check-twin-calls.ts';
import { checkWatching } from './calls/check-watching.ts';
import { checkLeftFailures } from './conditions/check-left-failures.ts';
import { checkTwinReads } from './calls/check-twin-reads.ts';
import { checkConditionBlocks } from './conditions/check-condition-blocks.ts';
import { checkToldFailures } from './texts/check-told-failures.ts';
import { checkAtOnce } from './conditions/check-at-once.ts';
import { checkEarlyValues } from './calls/check-early-values.ts';
import { checkCalledOtherwise } from './meanings/check-called-otherwise.ts';
import { checkOutcomeTones } from './conditions/check-outcome-tones.ts';
import { checkAfterReview } from './answers/check-after-review.ts';
import { checkNewQuestions } from './answers/check-new-questions.ts';
import { checkLostOnTheWay } from './values/check-lost-on-the-way.ts';
import { checkPickedEntries } from './values/check-picked-entries.ts';
import { checkAlternatives } from './conditions/check-alternatives.ts';
import { checkCountedLists } from './values/check-counted-lists.ts';
import { checkShownAmounts } from './meanings/check-shown-amounts.ts';
import { checkChoiceKeys } from './meanings/check-choice-keys.ts';
import { checkLostAnswers } from './answers/check-lost-answers.ts';
import { checkToldOptions } from './answers/check-told-options.ts';
import { checkGuestWays } from './pages/check-guest-ways.ts';
import { checkSentLists } from './values/check-sent-lists.ts';
import { checkPartitions } from './conditions/check-partitions.ts';
import { checkNotices } from './conditions/check-notices.ts';
import { checkOppositeNames } from './conditions/check-opposite-names.ts';
import { checkOtherIds } from './meanings/check-other-ids.ts';
import { checkRepeated } from './answers/check-repeated.ts';
import { checkSentAlike } from './answers/check-sent-alike.ts';
import { checkTurnedValues } from './meanings/check-turned-values.ts';
import { checkKeptAnswers } from './answers/check-kept-answers.ts';
import { checkListsTwice } from './conditions/check-lists-twice.ts';
import { checkDocumentLanguages } from './meanings/check-document-languages.ts';
import { checkSiblingLists } from './values/check-sibling-lists.ts';
import { checkDoubles } from './meanings/check-doubles.ts';
import { checkEnds } from './answers/check-ends.ts';
import { checkEntryValues } from './values/check-entry-values.ts';
import { checkFileLimits } from './values/check-file-limits.ts';
import { checkIdleAnswers } from './answers/check-idle-answers.ts';
import { checkIdleConditions } from './conditions/check-idle-conditions.ts';
import { checkKindWords } from './meanings/check-kind-words.ts';
import { checkLeftOver } from './values/check-left-over.ts';
import { checkMeanings } from './meanings/check-meanings.ts';
import { checkOrgValues } from './meanings/check-org-values.ts';
import { checkSentValues } from './answers/check-sent-values.ts';
import { checkUnits } from './meanings/check-units.ts';
import type { CheckedScreen, Report } from './facts/checked-screen.ts';
import type { OrgDescription } from './facts/org-description.ts';

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
  checkTogether({ screen, catalogue, org, pages }, report);
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
  checkCalledSo(context, report);
  checkThere(context, report);
  checkPossibleCalls(context, report);
  checkBlockMoments(context.screen, context.catalogue.constants, report);
  checkLeftResults(context.screen, context.catalogue, report);
  checkAskedTwice(context.screen, context.catalogue, report);
}

/** Things that do not go together: at once, one after the other, or on the way from page to page. */
function checkTogether({ screen, catalogue, pages }: Context, report: Report): void {
  checkAtOnce(screen, catalogue, report);
  checkAfterReview(screen.config, report);
  checkNewQuestions(screen, catalogue, report);
  checkLostOnTheWay({ screen, catalogue, pages }, report);
  checkPickedEntries(screen, catalogue, report);
  checkOutcomeTones(screen, report);
  checkCalledOtherwise({ screen, catalogue }, report);
  checkEarlyValues(screen, catalogue, report);
  checkInstead({ screen, catalogue, pages }, report);
}

/** Conditions, values, calls and links that stand in the place of others beside them. */
function checkInstead({ screen, catalogue, pages }: Omit<Context, 'org'>, report: Report): void {
  checkPartitions(screen, catalogue, report);
  checkShownAmounts(screen, report);
  checkSentLists(screen, catalogue, report);
  checkChoiceKeys(screen, catalogue, report);
  checkLostAnswers(screen, catalogue, report);
  checkToldOptions(screen, report);
  checkGuestWays({ screen, catalogue, pages }, report);
  checkTwinCalls(screen, catalogue, report);
  checkWatching(screen, report);
  checkLeftFailures(screen, report);
}
