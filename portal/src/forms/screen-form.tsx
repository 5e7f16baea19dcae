import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FormContext } from './fields/index.ts';
import { Button, ErrorSummary, lazyComponent } from '../ui/index.ts';
import type { Answers, Results, ScreenModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import { partOf } from '../../screen-language/model/navigation.ts';
import type { Problem } from '../../screen-language/model/state.ts';
import type { Visibility } from '../../screen-language/model/visibility.ts';
import type { Texts } from '../page/texts.ts';
import type { LoadOperation } from '../page/page.ts';
import { prefetchOperations } from './form-operations.ts';
import { fieldViewsOf } from './field-views.ts';
import { useFormFlow } from './form-flow.ts';
import type { FormFlow, SendAnswers } from './form-flow.ts';
import { useIsPhone } from './phone.ts';
import type { IsPhone } from './phone.ts';
import { fieldIdOf, StepForm } from './step-form.tsx';
import type { StepValidators } from './step-form.tsx';

/** Few forms have one. */
const Review = lazyComponent(async () => (await import('./review.tsx')).Review);

/** Forms of one step have none. */
const StepHistory = lazyComponent(async () => (await import('./step-history.tsx')).StepHistory);

/** The state of a form as its page sees it. */
export interface FormReport {
  readonly isFaulty: boolean;
  readonly answers: Answers;
  readonly results: Results;
}

/** Props of {@link ScreenForm}. */
export interface ScreenFormProps {
  readonly model: ScreenModel;
  readonly validators: { readonly [step: string]: StepValidators };
  readonly sources: Sources;
  readonly texts: Texts;
  /** For controls that call the org by themselves. */
  readonly page: FormContext['page'];
  readonly send: SendAnswers;
  /** Fetches the operations that the form is sent to. */
  readonly load: LoadOperation;
  /** Renders the form's draft above it; undefined for a form that is left freely. */
  readonly renderDraft: ((flow: FormFlow) => ReactNode) | undefined;
  /** Tells the page of failed attempts, for its title, and of the answers that the reads and other blocks may use. */
  readonly onState: (state: FormReport) => void;
}

/** The screen's form: a step, its faults, and the buttons. */
export function ScreenForm(props: ScreenFormProps) {
  const { model, texts, load, renderDraft, onState } = props;
  const flow = useFormFlow(model, props.sources, props.send);
  const { state, visibility } = flow;
  const step = visibility.steps.find(({ id }) => id === state.step) ?? visibility.steps[0];
  const [isEntered, setEntered] = useState(false);
  const isPhone = useIsPhone(isEntered && visibility.fields.some(({ pattern }) => pattern === 'phone'));
  const faults = step === undefined ? [] : summaryOf(state.problems, step, visibility);
  const isFaulty = faults.length > 0;
  const { answers, results } = state;
  // What is typed is painted first, and the rest of the page when there is time.
  useEffect(
    () => startTransition(() => onState({ isFaulty, answers, results })),
    [isFaulty, answers, results, onState],
  );
  useEffect(() => {
    if (!isEntered) return;
    prefetchOperations(model, load);
    if (model.steps.length > 1) Review.load().catch(() => undefined);
  }, [isEntered, model, load]);
  if (step === undefined) return null;
  return (
    <div className="form" onFocus={() => setEntered(true)}>
      {renderDraft?.(flow)}
      {model.steps.length < 2 ? null : <StepHistory flow={flow} />}
      <StepTitle key={`${step.id}-title`} flow={flow} step={step} texts={texts} />
      {isFaulty ? (
        <ErrorSummary title={texts.text('errorSummary')} attempt={state.attempts} items={faults} />
      ) : null}
      <StepBody {...props} flow={flow} step={step} isPhone={isPhone} />
    </div>
  );
}

/** The questions of a step, or what was answered so far, and the buttons. */
function StepBody(
  props: PartProps & Pick<ScreenFormProps, 'model' | 'validators' | 'page'> & { readonly isPhone: IsPhone },
) {
  const { model, validators, flow, step, texts, page } = props;
  const { state, visibility } = flow;
  const actions = <Actions flow={flow} step={step} texts={texts} />;
  return (
    <>
      {step.review || step.recalls !== undefined ? <Review flow={flow} step={step} texts={texts} /> : null}
      {step.review ? (
        actions
      ) : (
        <StepForm
          key={step.id}
          step={step}
          validators={validators[step.id] ?? {}}
          state={state}
          sources={flow.sources}
          visible={step.fields.filter((field) => visibility.fields.includes(field))}
          context={contextOf({ model, flow, step, texts, page })}
          texts={texts}
          isPhone={props.isPhone}
          onChange={flow.change}
          onValid={flow.proceed}
          onInvalid={flow.refuse}
        >
          {actions}
        </StepForm>
      )}
    </>
  );
}

/** The faults as the summary tells them; a question that is gone is no longer wrong. */
const summaryOf = (problems: readonly Problem[], step: StepModel, { fields }: Visibility) =>
  problems.flatMap(({ field, message: text }) => {
    if (field === undefined) return [{ text }];
    return fields.some(({ name }) => name === field) ? [{ text, fieldId: fieldIdOf(step.id, field) }] : [];
  });

function contextOf(parts: PartProps & Pick<ScreenFormProps, 'model' | 'page'>): FormContext {
  const { model, flow, step, texts, page } = parts;
  const { sources, visibility } = flow;
  const visible = new Set(visibility.fields.map(({ name }) => name));
  return {
    fields: fieldViewsOf(step, visible, { texts, sources, conditions: model.conditions }),
    words: wordsOf(texts),
    language: sources.language,
    page,
    onHandingOver: flow.handOver,
  };
}

/** The words of every form. */
export const wordsOf = (texts: Texts) => ({
  optional: texts.text('optional'),
  choose: texts.text('choose'),
  showPassword: texts.text('showPassword'),
  hidePassword: texts.text('hidePassword'),
});

interface PartProps {
  readonly flow: FormFlow;
  readonly step: StepModel;
  readonly texts: Texts;
}

/** Where the customer is in a form of several steps; takes the focus when the step changes. */
function StepTitle({ flow, step, texts }: PartProps) {
  const { steps } = flow.visibility;
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = steps[0]?.id === step.id;
  useEffect(() => {
    if (!isFirst) title.current?.focus();
  }, [isFirst]);
  if (steps.length < 2) return null;
  const hint = texts.optionalText(`steps.${step.id}.hint`);
  return (
    <div>
      <p className="field-hint">{texts.text('stepOf', { ...partOf(steps, step.id) })}</p>
      <h2 ref={title} tabIndex={-1}>
        {texts.text(`steps.${step.id}.title`)}
      </h2>
      {hint === undefined ? null : <p className="step-hint">{hint}</p>}
    </div>
  );
}

function Actions({ flow, step, texts }: PartProps) {
  const { steps } = flow.visibility;
  const isLast = steps.at(-1)?.id === step.id;
  const isSending = flow.state.phase === 'sending';
  const label = texts.optionalText(`steps.${step.id}.next`) ?? texts.text(isLast ? 'submit' : 'next');
  const press = step.review
    ? { type: 'button' as const, onClick: flow.proceed }
    : { type: 'submit' as const };
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
