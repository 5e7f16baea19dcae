// @vitest-environment jsdom
import SlimForm from '@rjsf/core';
import type * as Core from '@rjsf/core';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type * as Validator from '@rjsf/validator-ajv8';
import { toFieldPathId } from '@rjsf/utils';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOriginal } from '../original.ts';
import retrieveSchema, * as schemaTools from './retrieve-schema.ts';

const { default: OriginalForm } = loadOriginal<typeof Core>('@rjsf/core');
const original = loadOriginal<typeof Validator>('@rjsf/validator-ajv8');

afterEach(cleanup);

const schema: RJSFSchema = {
  $id: 'test',
  type: 'object',
  properties: {
    name: { type: 'string' },
    plan: { type: 'string', enum: ['a', 'b'] },
    sure: { type: 'boolean' },
  },
  required: ['name', 'sure'],
};

/** A validator as the publish step writes it. */
const validate = Object.assign(
  (data: Readonly<Record<string, unknown>>): boolean => {
    validate.errors = ['name', 'sure']
      .filter((name) => data[name] === undefined)
      .map((missingProperty) => ({
        instancePath: '',
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty },
        message: `must have ${missingProperty}`,
      }));
    return validate.errors.length === 0;
  },
  { errors: [] as object[] },
);

function Fields({ schema: step, formData, errorSchema, fieldPathId, registry, onChange }: FieldProps) {
  return Object.keys(step.properties ?? {}).map((name) => {
    const { __errors: rawErrors } = errorSchema?.[name] ?? {};
    const { $id, path } = toFieldPathId(name, registry.globalFormOptions, fieldPathId.path);
    return (
      <label key={name}>
        {name}
        <input
          id={$id}
          value={String(formData?.[name] ?? '')}
          onChange={({ target }) => onChange(target.value, path)}
        />
        {rawErrors?.join(' ')}
      </label>
    );
  });
}

type Make = typeof createPrecompiledValidator;

/** Fills a form in, with an attempt that fails; returns all that it showed and called. */
function runForm(Form: typeof SlimForm, createValidator: Make): readonly unknown[] {
  const seen: unknown[] = [];
  const { container, unmount } = render(
    <Form
      schema={schema}
      validator={createValidator({ test: validate } as unknown as Parameters<Make>[0], schema)}
      fields={{ SchemaField: Fields }}
      idPrefix="one"
      noHtml5Validate
      showErrorList={false}
      liveValidate="onChange"
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' }}
      customValidate={(data, errors) => {
        if (data?.name === 'no') errors['name']?.addError('not this one');
        return errors;
      }}
      onChange={({ formData, errors }) => seen.push(['change', formData, errors])}
      onSubmit={({ formData }) => seen.push(['submit', formData])}
      onError={(errors) => seen.push(['error', errors])}
    >
      <button type="submit">Send</button>
    </Form>,
  );
  const type = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
    seen.push(container.innerHTML);
  };
  const send = () => {
    fireEvent.click(screen.getByText('Send'));
    seen.push(container.innerHTML);
  };
  seen.push(container.innerHTML);
  send();
  type('name', 'no');
  type('plan', 'b');
  send();
  type('name', 'Ana');
  type('sure', 'true');
  send();
  unmount();
  return seen;
}

it('lets a form behave as the whole library does', () => {
  const slim = runForm(SlimForm, createPrecompiledValidator);
  expect(slim.length).toBeGreaterThan(12);
  expect(slim).toContainEqual(['submit', { name: 'Ana', plan: 'b', sure: 'true' }]);
  expect(JSON.stringify(slim)).toContain('not this one');
  expect(slim).toEqual(runForm(OriginalForm, original.createPrecompiledValidator));
  // The library writes each failed attempt to the console.
  // oxlint-disable-next-line no-console
  vi.mocked(console.error).mockClear();
});

it('refuses schemas that are not flat', () => {
  expect(retrieveSchema).toThrow('flat');
  expect(new Set(Object.values(schemaTools))).toEqual(new Set([retrieveSchema]));
});
