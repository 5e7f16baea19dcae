import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classifyObject } from '@energy-portal/sdk/classification';

const FIELD_OR_OBJECT = /"(?:(\w+)\.\w[\w.]*|objectApiName": "(\w+))"/g;

/** The objects of fields such as `Contact.Email`, and those that a configuration names. */
const named = globSync('screen-configs/*/*.json').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(FIELD_OR_OBJECT)].flatMap(
    ([, field, object]) => field ?? object ?? [],
  ),
);

/** Names of platform objects begin with a capital letter; bindings of screens do not. */
const objects = [...new Set(named)].filter((name) => /^[A-Z]/.test(name)).sort();

it('classifies every object that a screen names as one whose records are kept', () => {
  expect(objects).toContain('Case');
  expect(objects.filter((name) => !['standard', 'custom'].includes(classifyObject(name)))).toEqual([]);
});
