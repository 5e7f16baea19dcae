import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROGRAM, hoverErrors, hoversOf } from './hovers.ts';

const place = fileURLToPath(new URL('hovered-program.ts', import.meta.url));

it('shows types by their names, in few lines', () => {
  expect(hoverErrors(hoversOf(place, PROGRAM))).toEqual([]);
});

it('knows the members of an answer, and no misspelt one', () => {
  const misspelt = PROGRAM.replace("fields['Email']", "feilds['Email']");
  expect(() => hoversOf(place, misspelt)).toThrow("'feilds' does not exist on type 'RecordRepresentation'");
});

it('tells of a type without a name, of a long one, and of one that is not shown', () => {
  const program = `const /*^*/record = { ${'a b c d e f g h i'.replace(/\w/g, '$&: 1,')} };\nexport { record };`;
  const errors = hoverErrors(hoversOf(place, program));
  expect(errors.some((error) => error.startsWith('record shows 11 lines'))).toBe(true);
  expect(errors.some((error) => error.startsWith('record does not show "const record: Rec'))).toBe(true);
  expect(errors).toContain('Nothing hovers over items.');
});
