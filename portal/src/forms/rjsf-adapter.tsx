import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Answers, StepModel } from '../../screen-language/model/model.ts';
import { StepFields } from './fields/step-fields.tsx';

/** Props of {@link SchemaForm}. */
interface SchemaFormProps {
  readonly step: Pick<StepModel, 'id' | 'schema'>;
  readonly onSubmit: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Fields of ours stand in the place of the library's own field for any schema. */
const fields = { SchemaField: ({ schema }: FieldProps) => <StepFields schema={schema} /> };

/** The library asks for a validator, and with `noValidate` never calls it. */
const validator = {} as ValidatorType<Answers, RJSFSchema>;

/**
 * The library's form of one step. It renders the fields that the schema names and tells when it is submitted. It is given
 * no answers and judges none: the form's store has them, and `judgeStep` judges before anything is sent.
 */
export function SchemaForm({ step, onSubmit, children }: SchemaFormProps) {
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
