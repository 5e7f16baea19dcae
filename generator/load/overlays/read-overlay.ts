import { exec } from 'jsonpath-rfc9535';
import { createConfig, detectSpec } from '@redocly/openapi-core';
import type { Document } from '@redocly/openapi-core';
import { allExtensions } from '../rules/extensions.ts';
import { suggestName } from '../../spec/suggestion.ts';
import { childPointer, createDiagnostic } from '../source/diagnostic.ts';
import { lintSpec } from '../redocly.ts';
import { isObject, listAt } from '../../spec/json.ts';
import type { Documents } from '../source/documents.ts';
import type { Diagnostic, Json, JsonObject } from '../../spec/types.ts';

/** One action of an overlay: what it selects, and what becomes of that. */
export interface OverlayAction {
  readonly target: string;
  /** Absent: what it selects is removed. */
  readonly update?: Json;
  /** Its place in the overlay. */
  readonly pointer: string;
}

/** An overlay that is well-formed, or what is wrong with it. */
interface ReadOverlay {
  readonly actions: readonly OverlayAction[];
  readonly diagnostics: readonly Diagnostic[];
}

const SPECIFICATION = 'See the OpenAPI Overlay Specification 1.0.0.';

/** Holds an overlay that was read to OpenAPI Overlay 1.0. */
export async function readOverlay(documents: Documents, file: string): Promise<ReadOverlay> {
  const document = documents.byFile.get(file);
  // One that cannot be read was reported when it was to be read.
  if (document === undefined) return { actions: [], diagnostics: [] };
  const found = (pointer: string, message: string, remedy: string): Diagnostic =>
    createDiagnostic({ source: document.source, pointer, rule: 'invalid-overlay', message, remedy });
  if (!isOverlay(document)) {
    const remedy = 'Begin with "overlay: 1.0.0", "info" and "actions".';
    return { actions: [], diagnostics: [found('#', 'This is no OpenAPI Overlay.', remedy)] };
  }
  const config = await createConfig({ rules: { struct: 'error' } });
  const diagnostics = (await lintSpec(documents, document, config)).map((each): Diagnostic => ({
    ...each,
    ...(each.remedy?.startsWith('Did you mean') === true ? {} : { remedy: SPECIFICATION }),
    rule: 'invalid-overlay',
  }));
  // Every value of a parsed file is Json.
  const list = listAt(document.parsed as JsonObject, 'actions');
  const actions = list.map((action, index) => createAction(action, `#/actions/${index}`));
  for (const [index, { target, pointer }] of actions.entries()) {
    const wrong = target === '' ? undefined : pathError(target);
    if (wrong !== undefined) diagnostics.push(found(`${pointer}/target`, wrong, 'Correct the JSONPath.'));
    const { update, remove } = objectOf(list[index]);
    if (update === undefined && remove !== true && target !== '')
      diagnostics.push(found(pointer, 'The action changes nothing.', 'Give it "update" or "remove: true".'));
    for (const [at, name] of misspeltExtensions(update, `${pointer}/update`))
      diagnostics.push({
        ...found(at, `"${name}" is no extension of this generator.`, suggestName(name, allExtensions)),
        rule: 'unknown-extension',
      });
  }
  return { actions, diagnostics };
}

/** Extensions whose names are nearly those of ours. Those of others are theirs. */
function misspeltExtensions(
  node: Json | undefined,
  pointer: string,
): readonly (readonly [pointer: string, name: string])[] {
  if (Array.isArray(node))
    return node.flatMap((item: Json, index) => misspeltExtensions(item, childPointer(pointer, index)));
  return Object.entries(objectOf(node)).flatMap(([name, value]) => {
    const isNear = name.startsWith('x-') && !allExtensions.includes(name) && isNearly(name);
    const at = childPointer(pointer, name);
    return isNear ? [[at, name] as const] : misspeltExtensions(value, at);
  });
}

function isNearly(name: string): boolean {
  return suggestName(
    name.slice(2),
    allExtensions.map((each) => each.slice(2)),
  ).startsWith('Did you mean');
}

function isOverlay(document: Document): boolean {
  const { parsed } = document;
  if (!isObject(parsed) || typeof parsed['overlay'] !== 'string') return false;
  return parsed['overlay'].startsWith('1.') && detectSpec(parsed) === 'overlay1';
}

function createAction(action: Json, pointer: string): OverlayAction {
  const { target, update, remove } = objectOf(action);
  const changed = remove === true || update === undefined ? {} : { update };
  return { target: typeof target === 'string' ? target : '', ...changed, pointer };
}

function objectOf(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {};
}

function pathError(target: string): string | undefined {
  try {
    exec({}, target, () => undefined);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `"${target}" is no JSONPath: ${reason.replace(/^Expected .* but (.*) found\.$/, '$1 is not expected.')}`;
  }
}
