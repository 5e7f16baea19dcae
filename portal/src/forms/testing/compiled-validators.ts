import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import type { StepModel } from '../../../screen-language/model/model.ts';
import type { ScreenFormProps } from '../screen-form.tsx';

/** Validators of steps as the publish step makes them; its bundler does not run beside a DOM. */
export function compileValidators(steps: readonly StepModel[]): ScreenFormProps['validators'] {
  const entries = steps.map(({ id, schema }) => {
    const made = {};
    const code = compileSchemaValidatorsCode(schema);
    compileFunction(code, ['exports', 'require'])(made, createRequire(import.meta.url));
    return [id, made] as const;
  });
  return Object.fromEntries(entries);
}
