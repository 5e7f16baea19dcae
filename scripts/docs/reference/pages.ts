import { createModel } from '@energy-portal/generator';
import type { JsonObject, LoadedSpec } from '@energy-portal/generator';
import { choicesPages, constantsPage, lifetimesPage, tagPages } from './api-pages.ts';
import { extensionsPage } from './extensions-page.ts';
import type { Page } from './page.ts';
import type { Reference } from './reference.ts';
import { schemaPages } from './schema-pages.ts';
import { startPage } from './start-page.ts';

/**
 * Every page of the reference of the specs, as plain data.
 *
 * @param extensions JSON Schemas of the extensions by name, such as `x-read`.
 */
export function createPages(
  specs: readonly LoadedSpec[],
  extensions: { readonly [name: string]: JsonObject },
): readonly Page[] {
  const reference: Reference = { apis: createModel(specs), extensions };
  return [
    startPage(reference),
    extensionsPage(reference),
    ...reference.apis.flatMap((api) => [
      ...tagPages(reference, api),
      ...schemaPages(reference, api),
      lifetimesPage(api),
      constantsPage(api),
      ...choicesPages(reference, api),
    ]),
  ];
}
