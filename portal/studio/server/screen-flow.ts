import { compileProject } from '../../publish/index.ts';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { flowOf } from '../editing/screen-flow.ts';
import type { PlacedSubmission } from '../editing/screen-flow.ts';
import type { FlowChart } from '../protocol.ts';
import type { DraftedProject } from './drafted-project.ts';

/** Returns the flow of a screen, made of the screen as it is compiled; undefined where it cannot be. */
export function screenFlow(id: string, { files, diagnostics }: DraftedProject): FlowChart | undefined {
  const source = files.screens.find(({ file }) => file === `screen-configs/${id}.json`);
  if (source === undefined || diagnostics.some(({ file }) => file === source.file)) return undefined;
  const [compiled] = compileProject({ ...files, screens: [source] });
  if (compiled === undefined) return undefined;
  const { operations } = files.catalogue;
  const english = files.locales.en[`screens/${id}`]?.value;
  const shared = files.locales.en['errors']?.value;
  const textIn = (value: unknown, key: string) => {
    const found = valueAt(value, key.split('.'));
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  return flowOf(compiled.model, submissionsIn(compiled.model.sections, ['sections']), {
    text: (key) =>
      key.startsWith('errors.') ? textIn(shared, key.slice('errors.'.length)) : textIn(english, key),
    operation: (name) => operations[name]?.summary ?? name,
  });
}

/** The submissions of blocks, each with the nearest name around it. */
function submissionsIn(value: unknown, path: JsonPath, block = ''): readonly PlacedSubmission[] {
  if (typeof value !== 'object' || value === null) return [];
  const name = valueAt(value, ['name']);
  const around = typeof name === 'string' ? name : block;
  return Object.entries(value).flatMap(([member, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(member) : member];
    const isSubmit = member === 'submit' && typeof valueAt(inner, ['operation']) === 'string';
    // Compiled, so that it has the shape of one.
    if (isSubmit) return [{ submit: inner as PlacedSubmission['submit'], path: place, block: around }];
    return submissionsIn(inner, place, around);
  });
}
