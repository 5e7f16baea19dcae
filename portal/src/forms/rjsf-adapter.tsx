import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Answers, StepModel } from '../../screen-language/model/model.ts';
import { StepFields } from './fields/step-fields.tsx';

/** Generated validators in the precompiled form of the library, by the id of their schema. */
export interface StepValidators {
  readonly [schemaId: string]: unknown;
}

/** A keyword of a step's schema that an answer breaks. */
export interface BrokenKeyword {
  readonly field: string;
  readonly keyword: string | undefined;
}

/** Finds the keywords of a step's schema that answers break, in the order in which the validator finds them. */
export function findBrokenKeywords(
  { schema }: Pick<StepModel, 'schema'>,
  validators: StepValidators,
  answers: Answers,
): readonly BrokenKeyword[] {
  // A missing answer has no member: to the validator, one of `undefined` is of the wrong type.
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
  return validatorOf(schema, validators)
    .validateFormData(given, schema)
    .errors.map(({ name, property = '' }) => ({
      // `.methods.0` is about `methods`.
      field: property.replace(/^\./, '').split('.')[0] ?? '',
      keyword: name,
    }));
}

function validatorOf(schema: RJSFSchema, validators: StepValidators) {
  type Functions = Parameters<typeof createPrecompiledValidator>[0];
  // Written by the publish step for exactly this schema.
  return createPrecompiledValidator<Answers, RJSFSchema>(validators as Functions, schema);
}

/** Props of {@link SchemaForm}. */
interface SchemaFormProps {
  readonly step: Pick<StepModel, 'id' | 'schema'>;
  readonly validators: StepValidators;
  readonly onSubmit: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Fields of ours stand in the place of the library's own field for any schema. */
const fields = { SchemaField: ({ schema }: FieldProps) => <StepFields schema={schema} /> };

/**
 * The library's form of one step. It renders the fields that the schema names and tells when it is submitted. It is given
 * no answers and judges none: the form's store has them, and `findBrokenKeywords` judges before anything is sent.
 */
export function SchemaForm({ step, validators, onSubmit, children }: SchemaFormProps) {
  const validator = useMemo(() => validatorOf(step.schema, validators), [step, validators]);
  return (
    <Form
      schema={step.schema}
      validator={validator}
      idPrefix={step.id}
      fields={fields}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
