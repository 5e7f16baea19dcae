import { isObject, objectAt, textAt } from '../spec/json.ts';
import { comment, tableLiteral } from './literal.ts';
import type { ApiModel, JsonObject } from '../spec/types.ts';

/** Returns true where a document tells of forms in which a server may answer. */
export function hasEnvelopes(apis: readonly ApiModel[]): boolean {
  return Object.keys(envelopeRows(apis)).length > 0;
}

/** The forms in which servers may answer, by document and name. */
export function envelopesText(apis: readonly ApiModel[]): string {
  return [
    `import type { EnvelopeTable } from '../spec/envelope.ts';\n\n`,
    comment(["Forms in which a server may answer the calls of a spec: the specs' `x-envelope`."]),
    `export const envelopes = ${tableLiteral(envelopeRows(apis))} as const satisfies {\n`,
    `  readonly [api: string]: { readonly [form: string]: EnvelopeTable };\n};\n`,
  ].join('');
}

/** The same as data. */
export function envelopeRows(apis: readonly ApiModel[]): JsonObject {
  const rows = apis.flatMap((api) => {
    const forms = Object.entries(objectAt(api.document, 'x-envelope'));
    return forms.length === 0 ? [] : [[api.name, formsOf(api, forms)] as const];
  });
  return Object.fromEntries(rows);
}

function formsOf({ basePath }: ApiModel, forms: readonly (readonly [string, unknown])[]): JsonObject {
  const tables = forms.map(([name, form]) => {
    const { summary: _, ...given } = isObject(form) ? form : {};
    return [name, { specPath: basePath, ...given, basePath: textAt(given, 'basePath') || basePath }] as const;
  });
  return Object.fromEntries(tables);
}
