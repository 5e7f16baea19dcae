import { expect, it } from 'vitest';
import { bundleModules } from './module-bundle.ts';

it.each([
  ['a require', 'const a = require("ajv/dist/runtime/equal");\nexport const b = a;'],
  ['an unmarked pattern', 'export const a = [new RegExp("a", "u")];'],
])('a module that still holds %s stops the build', async (name, text) =>
  expect(bundleModules([{ name: 'toy', text }])).rejects.toThrow(`Validators still hold ${name}`),
);

it('a run-time module that there is none of stops the build', async () => {
  const text = 'const a = require("ajv/dist/runtime/uri").default;\nexport const b = a;';
  await expect(bundleModules([{ name: 'toy', text }])).rejects.toThrow('No run-time module "uri"');
});
