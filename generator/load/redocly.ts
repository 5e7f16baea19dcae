import { bundleDocument, createConfig, detectSpec, getTypes, lintDocument } from '@redocly/openapi-core';
import type { Config, Document } from '@redocly/openapi-core';
import { createDiagnostic } from './source/diagnostic.ts';
import { isIgnored } from './ignored-diagnostics.ts';
import { isObject } from '../spec/json.ts';
import type { Documents } from './source/documents.ts';
import type { Diagnostic, JsonObject } from '../spec/types.ts';

/** Redocly's strictest ruleset, and the rules beyond it that a generator relies on. */
const RULES = {
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'operation-description': 'error',
  'parameter-description': 'error',
  'operation-operationId': 'error',
  // Ours shares compiled schemas with what is emitted.
  'no-invalid-media-type-examples': 'off',
  // Ours looks at all specs together.
  'operation-operationId-unique': 'off',
} as const;

/** The linter with its rules. */
export type Linter = Config;

/** The configuration of the linter, built in code so that no file and no network is involved. */
export function createLinter(): Promise<Linter> {
  return createConfig({ extends: ['recommended-strict'], rules: RULES });
}

/** For documents of others: what makes them no OpenAPI, and nothing that is only a matter of taste. */
export function createForeignLinter(): Promise<Linter> {
  return createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
}

/** Returns every diagnostic of Redocly for one spec. */
export async function lintSpec(
  documents: Documents,
  document: Document,
  config: Config,
): Promise<readonly Diagnostic[]> {
  const problems = await lintDocument({ document, config, externalRefResolver: documents.resolver });
  return problems.flatMap((problem) => {
    const location = problem.location[0];
    if (location?.pointer === undefined || isIgnored(problem.ruleId, location.pointer)) return [];
    const { source, pointer, reportOnKey } = location;
    const message = problem.message.replace(/\s+/g, ' ').trim();
    const [nearest] = problem.suggest;
    const remedy = nearest === undefined ? remedyOf(problem.ruleId, message) : `Did you mean "${nearest}"?`;
    return [
      createDiagnostic({
        source,
        pointer,
        onKey: reportOnKey ?? false,
        rule: problem.ruleId,
        message,
        ...(remedy === undefined ? {} : { remedy }),
      }),
    ];
  });
}

/** Remedies by what the linter says of the form of a document. */
const REMEDIES: readonly (readonly [said: RegExp, remedy: string])[] = [
  [/^Expected type `(\w+)`/, 'Give a value of this type.'],
  [/one of the following only/, 'Give one of these.'],
  [/is not expected here/, 'Correct the name, or take it out.'],
  [/must be present|missing required|Must contain/, 'Add it.'],
];

function remedyOf(rule: string, message: string): string | undefined {
  return rule === 'struct' ? REMEDIES.find(([said]) => said.test(message))?.[1] : undefined;
}

/** One spec as one document, whose references all point into its own components. */
export async function bundleSpec(
  documents: Documents,
  document: Document,
  config: Config,
): Promise<JsonObject> {
  const types = getTypes(detectSpec(document.parsed));
  const { bundle } = await bundleDocument({
    document,
    config,
    types,
    externalRefResolver: documents.resolver,
  });
  return isObject(bundle.parsed) ? bundle.parsed : {};
}
