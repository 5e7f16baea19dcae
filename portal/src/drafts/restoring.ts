import type { DraftContent } from '../../screen-language/model/draft.ts';
import {
  mergeDraftAnswers,
  readDraft,
  sensitiveAnswers,
  stepToContinue,
} from '../../screen-language/model/kept-draft.ts';
import type { OfferedBy } from '../../screen-language/model/kept-draft.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import { choicesOf } from '../forms/field-views.ts';
import type { FormFlow } from '../forms/form-flow.ts';
import type { Texts } from '../page/texts.ts';

/** The form that a draft goes back into. */
interface RestoredForm {
  readonly model: ScreenModel;
  readonly flow: FormFlow;
  readonly texts: Texts;
}

/**
 * Puts a draft into the form.
 *
 * @param isLater true where it was typed after what stands in the form, as far as drafts hold that
 * @returns the draft that was put back, if any was
 */
export function restore(
  { model, flow, texts }: RestoredForm,
  content: string,
  isLater = false,
): DraftContent | undefined {
  const offeredBy: OfferedBy = (field) =>
    field.options === undefined || field.awaits !== undefined
      ? undefined
      : choicesOf(field, { texts, sources: flow.sources }).map(({ value }) => value);
  const kept = readDraft(content, model, { before: flow.before, offeredBy });
  if (kept === undefined) return undefined;
  const typed = isLater ? sensitiveAnswers(model, flow.state.answers) : flow.state.answers;
  const answers = mergeDraftAnswers(kept, { before: flow.before, answers: typed });
  const sources = { ...flow.sources, answers };
  flow.replace(answers);
  flow.open(stepToContinue(model, sources, kept.step) ?? flow.state.step);
  return kept;
}
