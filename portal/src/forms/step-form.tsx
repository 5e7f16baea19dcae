import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { fields } from './fields/index.ts';
import type { FormContext } from './fields/index.ts';
import { findBrokenRules } from '../../screen-language/model/rules.ts';
import type { Answers, FieldModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { FormState, Problem } from '../../screen-language/model/state.ts';
import type { Texts } from '../page/texts.ts';
import type { IsPhone } from './phone.ts';
import { fieldNameOf, messageOf, transformErrors } from './rule-texts.ts';

/** A generated validator of the form library's precompiled kind. */
export interface StepValidators {
  readonly [schemaId: string]: unknown;
}

/** Props of {@link StepForm}. */
export interface StepFormProps {
  readonly step: StepModel;
  readonly validators: StepValidators;
  readonly state: FormState;
  readonly sources: Sources;
  /** Fields of this step that are shown now. */
  readonly visible: readonly FieldModel[];
  readonly context: FormContext;
  readonly texts: Texts;
  readonly isPhone: IsPhone;
  /** `faulty` names the fields that break a rule now. */
  readonly onChange: (answers: Answers, faulty: readonly string[]) => void;
  readonly onValid: () => void;
  readonly onInvalid: (problems: readonly Problem[]) => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Id of a field's control. */
export const fieldIdOf = (step: string, field: string): string => `${step}_${field}`;

const neverAsDefault = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/**
 * One step of the form in the form library: judged when it is sent, and after a failure while typing. Judging on leaving
 * a field would take a message away, and move the button, under the very press that leaves it.
 */
export function StepForm(props: StepFormProps) {
  const { step, state, context, texts, onChange, onValid, onInvalid, children } = props;
  const validator = useMemo(() => validatorOf(step, props.validators), [step, props.validators]);
  const answers = useMemo(() => answersOf(step, state.answers), [step, state.answers]);
  return (
    <Form
      schema={step.schema}
      validator={validator}
      formData={answers}
      formContext={context}
      idPrefix={step.id}
      fields={fields}
      experimental_defaultFormStateBehavior={neverAsDefault}
      liveValidate={state.attempts > 0 ? 'onChange' : false}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError={false}
      disabled={false}
      extraErrors={serverErrors(state)}
      transformErrors={transformErrors(step, {
        texts,
        sources: { ...props.sources, answers: state.answers },
      })}
      customValidate={(data, errors) => {
        const sources = { ...props.sources, answers: { ...props.sources.answers, ...data } };
        for (const { field, rule } of findBrokenRules(props.visible, sources, { isPhone: props.isPhone })) {
          const model = step.fields.find((one) => one.name === field);
          if (model !== undefined) errors[field]?.addError(messageOf(model, rule, { texts, sources }));
        }
        return errors;
      }}
      onChange={({ formData, errors }) =>
        onChange({ ...state.answers, ...cleared(step), ...formData }, errors.map(fieldNameOf))
      }
      onSubmit={onValid}
      onError={(errors) => onInvalid(problemsOf(errors, step))}
    >
      {children}
    </Form>
  );
}

function validatorOf(step: StepModel, validators: StepValidators) {
  type Parts = Parameters<typeof createPrecompiledValidator>;
  // Written by the publish step for exactly this schema.
  return createPrecompiledValidator<Answers, RJSFSchema>(validators as Parts[0], step.schema);
}

/** The answers of the step's own fields: the library would keep foreign ones as unknown members. */
function answersOf(step: StepModel, answers: Answers): Answers {
  return Object.fromEntries(
    step.fields.flatMap(({ name }) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  );
}

/** A field that was emptied is missing in the library's data; this makes it undefined in ours, too. */
function cleared(step: StepModel): Answers {
  return Object.fromEntries(step.fields.map(({ name }) => [name, undefined]));
}

function serverErrors(state: FormState): ErrorSchema<Answers> {
  return Object.fromEntries(
    Object.entries(state.refused).map(([field, message]) => [field, { __errors: [message] }]),
  );
}

/** One problem a field, in the order of the form. */
function problemsOf(errors: readonly RJSFValidationError[], step: StepModel): readonly Problem[] {
  return step.fields.flatMap(({ name }) => {
    const first = errors.find((error) => fieldNameOf(error) === name);
    return first === undefined ? [] : [{ field: name, message: first.message ?? first.stack }];
  });
}
