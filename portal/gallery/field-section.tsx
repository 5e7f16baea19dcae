import { useState } from 'react';
import { FormContextProvider } from '../src/forms/fields/form-context.ts';
import { formTextsOf } from '../src/forms/screen-form.tsx';
import { fieldViewsOf } from '../src/forms/field-views.ts';
import { SchemaForm } from '../src/forms/rjsf-adapter.tsx';
import { fieldKinds } from '../screen-language/model/field-kinds.ts';
import type { FieldKind } from '../screen-language/model/field-kinds.ts';
import type { Answers, FieldModel, StepModel } from '../screen-language/model/model.ts';
import { useSampleScreen } from './sample-screen.ts';
import type { SampleScreen } from './sample-screen.ts';
import { Specimen } from './specimen.tsx';

/** An answer of each kind. */
const samples: { readonly [kind in FieldKind]: unknown } = {
  text: '210 Barton Springs Rd, Unit 12, Austin, TX 78704',
  textarea: 'The lights in the whole street went out at 8 p.m. and are still off.',
  email: 'maria.lopez@example.com',
  tel: '(512) 555-0142',
  password: 'Sunny-day-7',
  number: 48_211,
  zip: '78704',
  date: '2026-12-02',
  otp: '482913',
  select: 'moving',
  radio: 'moving',
  checkboxes: ['billing', 'outage'],
  'yes-no': false,
  time: '14:30',
  month: '2028-04',
  money: 4_250,
  rating: 4,
  slot: '2026-12-01_12',
  search: '210 Barton Springs Rd',
  consent: true,
  files: [],
  group: [{ firstName: 'Maria', since: '2026-12-02' }, { firstName: 'Pete' }],
  'hosted-card': { token: 'tok_sample_1', brand: 'Visa', lastFour: '4242' },
  'hosted-bank': { token: 'tok_sample_2', brand: 'First Lakes Bank', lastFour: '6789' },
};

type FieldState = 'empty' | 'filled' | 'refused' | 'readOnly';

const canBeReadOnly: ReadonlySet<FieldKind> = new Set(['text', 'textarea', 'email', 'tel', 'number', 'zip']);

// The keys of a table are its kinds.
const kinds = Object.keys(fieldKinds) as readonly FieldKind[];

/** Words that make a field look otherwise, by the field of the sample screen that has them. */
const variants = [{ kind: 'radio', title: 'headings', field: 'headings' }] as const;

/** Every kind of field, as a form shows it. */
export function FieldSamples() {
  const screen = useSampleScreen('gallery/sample', 'filled');
  return [...kinds.map((kind) => ({ kind, title: kind, field: undefined })), ...variants].map(
    ({ kind, title, field }) => (
      <Specimen
        key={title}
        id={`field-${title}`}
        title={title}
        states={(['empty', 'filled', 'refused', 'readOnly'] as const)
          .filter((state) => state !== 'readOnly' || canBeReadOnly.has(kind))
          .map((state) => ({
            name: state,
            view: <Field kind={kind} field={field} state={state} screen={screen} />,
          }))}
      />
    ),
  );
}

interface FieldProps {
  readonly kind: FieldKind;
  /** The field of that kind; the first one unless stated. */
  readonly field: string | undefined;
  readonly state: FieldState;
  readonly screen: SampleScreen;
}

const nothing = () => undefined;

/** A form of one field. It is never sent. */
function Field({ kind, field, state, screen }: FieldProps) {
  const { texts, sources, model } = screen;
  const { step, name } = stepOf(model.steps[0], { kind, field, state });
  const hasAnswer = state === 'filled' || state === 'readOnly';
  const [answers, setAnswers] = useState<Answers>(hasAnswer ? { [name]: samples[kind] } : {});
  const [filled] = useState(() => new Map<string, Answers>());
  const label = texts.text(`fields.${name}.label`);
  return (
    <div className="form" onSubmitCapture={(event) => event.preventDefault()}>
      <FormContextProvider
        value={{
          step: step.id,
          fields: fieldViewsOf(step, new Set([name]), { texts, sources, conditions: model.conditions }),
          answers,
          began: {},
          filled,
          errors: state === 'refused' ? { [name]: texts.text('rules.required', { label }) } : {},
          formTexts: formTextsOf(texts),
          language: sources.language,
          page: screen.page,
          onAnswer: (field, answer) => setAnswers((before) => ({ ...before, [field]: answer })),
          beforeSubmit: () => nothing,
          submit: nothing,
        }}
      >
        <SchemaForm step={step} onSubmit={nothing}>
          <span />
        </SchemaForm>
      </FormContextProvider>
    </div>
  );
}

interface OneField {
  readonly name: string;
  readonly step: StepModel;
}

/** The sample's step with one field only, under a name of its own: ids are made from it. */
function stepOf(
  all: StepModel | undefined,
  { kind, field: wanted, state }: Omit<FieldProps, 'screen'>,
): OneField {
  const field = all?.fields.find((one) => (wanted === undefined ? one.as === kind : one.name === wanted));
  if (all === undefined || field === undefined) throw new Error(`The sample screen has no field ${kind}.`);
  const { name } = field;
  const shown: FieldModel = { ...field, readOnly: state === 'readOnly' };
  const schema = all.schema.properties?.[name];
  const step: StepModel = {
    ...all,
    id: `${wanted ?? kind}-${state}`,
    fields: [shown],
    schema: {
      $id: `gallery/${wanted ?? kind}-${state}`,
      type: 'object',
      ...(schema !== undefined && { properties: { [name]: schema } }),
    },
  };
  return { name, step };
}
