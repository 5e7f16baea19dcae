import { valueAt } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';

/** The keys of texts that belong to one thing of a screen. */
export interface TextPlace {
  /** Keys that begin with it belong to it, and it may be one itself. Undefined where only `keys` do. */
  readonly below: string | undefined;
  /** Keys that it must or may have, in the order in which they are shown. */
  readonly keys: readonly string[];
}

const none: TextPlace = { below: undefined, keys: [] };

/** Returns where the texts of a thing stand. */
export function textPlaceOf(screen: unknown, path: JsonPath): TextPlace {
  const [start, ...rest] = path;
  if (start === undefined)
    return { below: undefined, keys: ['title', 'lead', 'formHeading', 'submit', 'next'] };
  if (start === 'navigation') return { below: undefined, keys: ['navigation'] };
  if (path.at(-1) === 'submit' || path.includes('submit')) return messagesOf(screen, path);
  if (start === 'steps') return textsOfStep(screen, rest);
  if (start === 'sections') return textsOfBlock(screen, path);
  if (start === 'forms' && rest.length === 1) return { below: `forms.${rest[0]}`, keys: [] };
  return none;
}

function nameAt(screen: unknown, path: JsonPath): string {
  const found = valueAt(screen, path);
  const names = ['text', 'name', 'id'].map((member) => valueAt(found, [member]));
  return names.find((name) => typeof name === 'string') ?? '';
}

function textsOfStep(screen: unknown, [index, list, at, ...rest]: JsonPath): TextPlace {
  if (index === undefined) return none;
  if (list !== 'fields' || at === undefined) {
    const step = `steps.${nameAt(screen, ['steps', index])}`;
    return { below: step, keys: [`${step}.title`, `${step}.hint`, `${step}.next`] };
  }
  const field = `fields.${nameAt(screen, ['steps', index, 'fields', at])}`;
  if (rest[0] !== 'group' || rest[2] === undefined)
    return { below: field, keys: [`${field}.label`, `${field}.hint`] };
  const inner = `${field}.fields.${nameAt(screen, ['steps', index, 'fields', at, ...rest.slice(0, 3)])}`;
  return { below: inner, keys: [`${inner}.label`, `${inner}.hint`] };
}

/** A block, or an entry of one of its lists, whose text is often a single one. */
function textsOfBlock(screen: unknown, path: JsonPath): TextPlace {
  if (path.length < 6) return none;
  const name = nameAt(screen, path.slice(0, 6));
  if (name === '') return none;
  const inner = path.slice(6);
  if (inner.length === 0) return { below: `blocks.${name}`, keys: [] };
  const words = inner.flatMap((step, at) =>
    typeof step === 'number' ? [nameAt(screen, path.slice(0, 7 + at))] : [step],
  );
  return { below: `blocks.${name}.${words.join('.')}`, keys: [] };
}

/** The messages that a sending tells. */
function messagesOf(screen: unknown, path: JsonPath): TextPlace {
  const submit = valueAt(screen, path.slice(0, path.indexOf('submit') + 1));
  const failed = Object.values(valueAt(submit, ['failed']) ?? {});
  const names = [valueAt(submit, ['done']), ...failed].map((outcome) => valueAt(outcome, ['message']));
  const own = names.filter((name) => typeof name === 'string' && name !== '' && !name.startsWith('errors.'));
  return { below: undefined, keys: [...new Set(own.map((name) => `messages.${String(name)}`))] };
}

/** Returns true when a key belongs to a place. */
export function isOfPlace(key: string, { below, keys }: TextPlace): boolean {
  if (keys.includes(key)) return true;
  return below !== undefined && below !== '' && (key === below || key.startsWith(`${below}.`));
}
