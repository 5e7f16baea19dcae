import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { neededTexts } from './check-texts.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';

/** Texts that no language has are told where the screen names them, too: the slip may be in the name. */
export function checkUntoldKeys(
  screen: CheckedScreen,
  texts: readonly SourceFile[],
  { source, constants }: { readonly source: SourceFile; readonly constants: unknown },
): readonly Diagnostic[] {
  const isTold = (key: string) => texts.some(({ value }) => typeof readPath(value, key) === 'string');
  return neededTexts(screen, constants)
    .filter((key) => key !== 'title' && !isTold(key))
    .map((key) => {
      const message = `No language has the text "${key}".`;
      const remedy = 'Write it in each language, or compare its name.';
      return source.diagnostic(placeOf(key, screen), { rule: 'missing-text', message, remedy });
    });
}

/** The place of a screen that asks for a text. */
function placeOf(key: string, screen: CheckedScreen): JsonPath {
  const { config, blocks } = screen;
  const [start = '', name = ''] = key.split('.');
  if (start === 'messages') return messagePlace(key.slice('messages.'.length), screen);
  if (start === 'steps') return ['steps', stepAt(name, config), 'id'];
  if (start === 'fields') {
    const found = placedFields(config).find(({ text }) => key.startsWith(`fields.${text}.`));
    const inside = found === undefined ? [] : key.slice(`fields.${found.text}.`.length).split('.');
    return found === undefined ? [] : [...found.path, ...placeInField(inside, found.field)];
  }
  if (start !== 'blocks') return [start];
  const block = blocks.find((placed) => placed.block.name === name);
  return block === undefined ? [] : [...block.path, ...placeInBlock(key.split('.').slice(2), block.block)];
}

const stepAt = (id: string, { steps }: ScreenConfig) => (steps ?? []).findIndex((step) => step.id === id);

function messagePlace(message: string, screen: CheckedScreen): JsonPath {
  for (const { submit, path } of submissionsOf(screen)) {
    if (submit.done.message === message) return [...path, 'done', 'message'];
    for (const [code, failure] of Object.entries(submit.failed ?? {}))
      if (failure.message === message) return [...path, 'failed', code, 'message'];
  }
  return [];
}

/** The member of a question that a text is about. */
function placeInField([member = '', value]: readonly string[], field: object): JsonPath {
  const inner: unknown = Reflect.get(field, member);
  const more: unknown = readPath(inner, 'more');
  if (Array.isArray(more) && more.includes(value)) return [member, 'more', more.indexOf(value)];
  if (Array.isArray(inner) && value !== undefined) {
    const at = inner.findIndex((one) => one === value || readPath(one, 'name') === value);
    return at === -1 ? [member] : [member, at];
  }
  if (inner !== undefined)
    return value === undefined || readPath(inner, value) === undefined ? [member] : [member, value];
  return ['name'];
}

/** Members of blocks that ask for a text of another name. */
const askedBy: { readonly [text: string]: string } = {
  progress: 'done',
  heading: 'folded',
  details: 'facts',
};

/** The entry of a block's list that a text is about. */
function placeInBlock([list = '', name]: readonly string[], block: object): JsonPath {
  const place = entryIn(block, list, name);
  if (place !== undefined) return place;
  const member = Object.hasOwn(askedBy, list) ? (askedBy[list] ?? list) : list;
  return Object.hasOwn(block, member) ? [member] : ['name'];
}

/** The place of an entry in a list of that name, wherever the list stands in a block. */
function entryIn(block: object, list: string, name: string | undefined): JsonPath | undefined {
  const places: JsonPath[] = [];
  walkValues(block, [], (value, path) => {
    if (path.at(-1) !== list || !Array.isArray(value)) return;
    const at = value.findIndex((one) => one === name || readPath(one, 'name') === name);
    if (at !== -1) places.push([...path, at]);
  });
  return places[0];
}
