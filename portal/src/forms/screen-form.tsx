import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isSameAnswer } from '../../screen-language/model/bindings.ts';
import { rootOf } from '../../screen-language/model/entries.ts';
import type {
  Answers,
  FieldModel,
  Results,
  ScreenModel,
  Sources,
  StepModel,
} from '../../screen-language/model/model.ts';
import { stepPosition } from '../../screen-language/model/navigation.ts';
import type { FormError } from '../../screen-language/model/state.ts';
import type { Visibility } from '../../screen-language/model/visibility.ts';
import type { Texts } from '../page/texts.ts';
import { Button, ErrorSummary, focusInView, lazyComponent, useClearToasts, useToast } from '../ui/index.ts';
import { choicesOf, fieldViewsOf } from './field-views.ts';
import { fieldIdOf, FormContextProvider } from './fields/form-context.ts';
import type { FormContext } from './fields/form-context.ts';
import { useFormFlow } from './form-flow.ts';
import type { FormFlow, PageSources, SendAnswers } from './form-flow.ts';
import { judging } from './judging.ts';
import { SchemaForm } from './rjsf-adapter.tsx';
import type { StepValidators } from './broken-keywords.ts';
import { createOutsideTest } from './form-operations.ts';

/** Few forms have one. */
const Review = lazyComponent(async () => (await import('./review.tsx')).Review);

/** Forms of one step have none. */
const StepHistory = lazyComponent(async () => (await import('./step-history.tsx')).StepHistory);

/** The form in the eyes of its page: whether it has errors to tell, and what reads and other blocks may use. */
export interface FormSnapshot {
  readonly isFaulty: boolean;
  readonly answers: Answers;
  readonly results: Results;
  /** The names of the forms that have errors, where the page has several. */
  readonly faulty?: readonly string[];
}

/** Props of {@link ScreenForm}. */
export interface ScreenFormProps {
  readonly model: ScreenModel;
  readonly validators: { readonly [step: string]: StepValidators };
  readonly sources: PageSources;
  readonly texts: Texts;
  /** For controls that call the org by themselves. */
  readonly page: FormContext['page'];
  readonly send: SendAnswers;
  /** Called once the customer is at the form: what it needs to be sent is fetched while they answer. */
  readonly onEnter: () => void;
  /** Renders the form's draft above it; undefined for a form that is left freely. */
  readonly renderDraft: ((flow: FormFlow) => ReactNode) | undefined;
  /** Takes what the page knows of the form, when there is time for it. */
  readonly onSnapshot: (snapshot: FormSnapshot) => void;
}

/** The screen's form: a step, its errors, and the buttons. */
export function ScreenForm(props: ScreenFormProps) {
  const { model, texts, onEnter, renderDraft, validators } = props;
  const isEntered = useRef(false);
  const offeredBy = (field: FieldModel, sources: Sources) =>
    choicesOf(field, { texts, sources }).map(({ value }) => value);
  const flow = useFormFlow({
    model,
    page: props.sources,
    send: props.send,
    judge: (step, { sources, visibility: { fields } }) => {
      const tools = { validators, texts, offeredBy, conditions: model.conditions };
      return judging.now()?.judgeStep(step, { visible: fields, sources }, tools) ?? [];
    },
  });
  useJudging(flow, texts);
  const { state, visibility, step } = flow;
  const errors =
    step === undefined ? [] : summaryOf(state.errors, step, { fields: visibility.fields, texts });
  useSnapshots(flow, errors.length > 0, props);
  const enter = () => {
    if (isEntered.current) return;
    isEntered.current = true;
    onEnter();
    judging.load().then(
      (judge) => judge.prefetchChecks(visibility.fields),
      () => undefined,
    );
    if (model.steps.length > 1) Review.load().catch(() => undefined);
  };
  if (step === undefined) return null;
  return (
    <div className="form" onFocus={enter} onInputCapture={flow.noteInput}>
      {renderDraft?.(flow)}
      {model.steps.length < 2 ? null : <StepHistory flow={flow} />}
      <StepTitle key={`${step.id}-title`} flow={flow} step={step} texts={texts} />
      {errors.length > 0 ? (
        <ErrorSummary title={texts.text('errorSummary')} attempt={state.attempts} items={errors} />
      ) : null}
      <StepBody {...props} flow={flow} step={step} />
    </div>
  );
}

/** Lets no answers pass that could not be judged. */
function useJudging({ beforeSubmit }: FormFlow, texts: Texts): void {
  const toast = useToast();
  const tellMissing = useEffectEvent(() =>
    toast(texts.text(navigator.onLine ? 'errors.somethingWentWrong' : 'errors.offline')),
  );
  // A guard that goes while it is waited for stops the form: this one stays, whatever becomes of the texts meanwhile.
  useEffect(
    () =>
      beforeSubmit('', () => {
        if (judging.now() !== undefined) return undefined;
        return judging.load().then(
          () => 'pass' as const,
          () => {
            tellMissing();
            return 'stop' as const;
          },
        );
      }),
    [beforeSubmit],
  );
}

/**
 * Hands the page its snapshots: what is typed is painted first, and the rest of the page when there is time. An answer that
 * nothing outside of the form asks for is no news.
 */
function useSnapshots(
  { state }: FormFlow,
  isFaulty: boolean,
  { model, onSnapshot }: Pick<ScreenFormProps, 'model' | 'onSnapshot'>,
): void {
  const { answers, results } = state;
  const [isOutside] = useState(() => createOutsideTest(model));
  const told = useRef<FormSnapshot>(undefined);
  useEffect(() => {
    const asked = Object.fromEntries(Object.entries(answers).filter(([name]) => isOutside(name)));
    const next = { isFaulty, answers: asked, results };
    if (isSameAnswer(next, told.current)) return;
    told.current = next;
    startTransition(() => onSnapshot(next));
  }, [isFaulty, answers, results, isOutside, onSnapshot]);
}

/** The questions of a step, or what was answered so far, and the buttons. */
function StepBody(props: StepProps & Pick<ScreenFormProps, 'model' | 'page'>) {
  const { model, flow, step, texts, page } = props;
  const [filled] = useState(() => new Map<string, Answers>());
  const actions = <Actions flow={flow} step={step} texts={texts} />;
  return (
    <>
      {step.review || step.recalls !== undefined ? <Review flow={flow} step={step} texts={texts} /> : null}
      {step.review ? (
        actions
      ) : (
        <FormContextProvider value={contextOf({ model, flow, step, texts, page, filled })}>
          <SchemaForm key={orderOf(step)} step={step} onSubmit={flow.submit}>
            {actions}
          </SchemaForm>
        </FormContextProvider>
      )}
    </>
  );
}

/** The library takes a schema with its members in another order for the same one. */
const orderOf = ({ id, fields }: StepModel) => [id, ...fields.map(({ name }) => name)].join(' ');

/** The errors as the summary lists them; a question that is gone is no longer wrong. */
const summaryOf = (
  errors: readonly FormError[],
  step: StepModel,
  { fields, texts }: Pick<Visibility, 'fields'> & { readonly texts: Texts },
) =>
  errors.flatMap(({ field, message: text }) => {
    if (field === undefined) return [{ text }];
    const root = fields.find(({ name }) => name === rootOf(field));
    return root === undefined
      ? []
      : [{ text: inEntry(root, field, texts) + text, fieldId: fieldIdOf(step.id, field) }];
  });

/** The number of the entry that an error of a group is about, before its text. */
function inEntry({ text }: FieldModel, field: string, texts: Texts): string {
  const [, index] = field.split('.');
  return index === undefined ? '' : `${texts.text(`fields.${text}.each`, { number: Number(index) + 1 })}: `;
}

function contextOf(
  props: StepProps & Pick<ScreenFormProps, 'model' | 'page'> & Pick<FormContext, 'filled'>,
): FormContext {
  const { model, flow, step, texts, page, filled } = props;
  const { sources, state, visibility } = flow;
  const visible = new Set(visibility.fields.map(({ name }) => name));
  return {
    step: step.id,
    fields: fieldViewsOf(step, visible, { texts, sources, conditions: model.conditions }),
    answers: state.answers,
    began: flow.before,
    filled,
    errors: { ...state.refused, ...state.broken },
    formTexts: formTextsOf(texts),
    isSent: state.phase === 'sent',
    language: sources.language,
    page,
    onAnswer: (field, answer) => flow.change({ [field]: answer }),
    beforeSubmit: flow.beforeSubmit,
    submit: flow.submit,
  };
}

/** The texts of every form. */
export const formTextsOf = (texts: Texts): FormContext['formTexts'] => ({
  optional: texts.text('optional'),
  choose: texts.text('choose'),
  showPassword: texts.text('showPassword'),
  hidePassword: texts.text('hidePassword'),
});

interface StepProps {
  readonly flow: FormFlow;
  readonly step: StepModel;
  readonly texts: Texts;
}

/** Title and place of a step in a form of several; takes the focus when the step changes. */
function StepTitle({ flow, step, texts }: StepProps) {
  const { steps } = flow.visibility;
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = steps[0]?.id === step.id;
  const clearToasts = useClearToasts();
  useEffect(() => {
    if (isFirst) return;
    clearToasts();
    focusInView(title.current);
  }, [isFirst, clearToasts]);
  if (steps.length < 2) return null;
  const hint = texts.optionalText(`steps.${step.id}.hint`);
  return (
    <div>
      <p className="field-hint">{texts.text('stepOf', { ...stepPosition(steps, step.id) })}</p>
      <h2 ref={title} tabIndex={-1}>
        {texts.text(`steps.${step.id}.title`)}
      </h2>
      {hint === undefined ? null : <p className="step-hint">{hint}</p>}
    </div>
  );
}

function Actions({ flow, step, texts }: StepProps) {
  const { steps } = flow.visibility;
  const isLast = steps.at(-1)?.id === step.id;
  const { phase } = flow.state;
  const isSending = phase === 'waiting' || phase === 'sending';
  const label = texts.optionalText(`steps.${step.id}.next`) ?? texts.text(isLast ? 'submit' : 'next');
  const press = step.review ? { type: 'button' as const, onClick: flow.submit } : { type: 'submit' as const };
  return (
    <div className="form-actions">
      <Button busy={isSending} {...press}>
        {isSending ? texts.text('sending') : label}
      </Button>
      {steps[0]?.id === step.id ? null : (
        <Button look="secondary" onClick={flow.back}>
          {texts.text('back')}
        </Button>
      )}
    </div>
  );
}
