import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';

interface Branch {
  readonly title?: string;
  readonly description?: string;
}

const schema = JSON.parse(readFileSync('screen-configs/screen.schema.json', 'utf8')) as {
  readonly definitions: Readonly<Record<string, { readonly anyOf?: readonly Branch[] }>>;
};
const ajv = new Ajv({ strict: false, validateSchema: false });

/** The small languages inside of a screen: each way to write a condition, a calculation, a value. */
const forms = ['Operand', 'Expression', 'Condition', 'Binding'].flatMap((name) =>
  (schema.definitions[name]?.anyOf ?? []).filter(({ title }) => title !== undefined),
);

const examplesIn = ({ description = '' }: Branch) => description.match(/(?<=`)\{[^`]*\}(?=`)/g) ?? [];

describe('the description of', () => {
  it.each(forms)('$title has an example, which it accepts itself', (form) => {
    const examples = examplesIn(form);
    expect(examples).not.toEqual([]);
    const accepts = ajv.compile({ ...form, definitions: schema.definitions });
    for (const example of examples) expect(accepts(JSON.parse(example)), example).toBe(true);
  });
});
