import type { JsonPath, ListPlace } from '../editing/json-edits.ts';
import { placeAfterMove, withMoved, withValue } from '../editing/json-edits.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import { pointerOf } from '../editing/outline.ts';
import type { Addition, OutlineNode } from '../editing/outline.ts';
import { withQuestion } from '../editing/question.ts';
import type { NewQuestion, ScreenTexts } from '../editing/question.ts';
import { valueAt, valueOfText } from '../editing/json-edits.ts';
import { starterOf } from '../editing/starters.ts';
import { withCopy, withNewThing, withoutThing } from '../editing/things.ts';
import { clippingOf, withPasted } from '../editing/clipping.ts';
import type { Clipping, PastePlace } from '../editing/clipping.ts';
import { keepClipping } from './clipboard.ts';
import type { ScreenForms } from './screen-context.ts';

/** The acts on the things of a screen. Each is one edit, with a name. */
export interface StructureActs {
  readonly move: (node: OutlineNode, place: ListPlace) => void;
  readonly duplicate: (node: OutlineNode) => void;
  readonly remove: (node: OutlineNode) => void;
  /** Keeps a thing with its texts, to be put somewhere else, also on another screen. */
  readonly copy: (node: OutlineNode) => void;
  readonly cut: (node: OutlineNode) => void;
  readonly paste: (clipping: Clipping, place: PastePlace) => void;
  /** Adds a thing of a kind. */
  readonly add: (addition: Addition, variant: LanguageSchema, wanted: string) => void;
  readonly addQuestion: (question: NewQuestion) => void;
  /** Sets a member of the screen that it has once at most, such as its sending. */
  readonly addSingle: (path: JsonPath, schema: LanguageSchema) => void;
}

/** The needs of acts: facts of the screen, and the words that things are known by. */
interface StructureContext extends Pick<ScreenForms, 'change' | 'schema' | 'texts' | 'select'> {
  readonly labelOf: (node: OutlineNode) => string;
  /** Told to people who do not see it. */
  readonly announce: (words: string) => void;
}

/** Returns the acts on the things of a screen. */
export function structureActs(context: StructureContext): StructureActs {
  const { change, schema, texts, select, labelOf, announce } = context;
  const put = (name: string, next: Partial<ScreenTexts>, path: JsonPath) => {
    change(name, () => next);
    select(pointerOf(path));
    announce(`${name}: done.`);
  };
  const remove = (node: OutlineNode, word: string) =>
    put(
      `${word} “${labelOf(node)}”`,
      withoutThing(texts, node, schema),
      node.home === undefined ? [] : node.home.path.slice(0, -1),
    );
  return {
    move: (node, place) =>
      put(
        `Move “${labelOf(node)}”`,
        { config: withMoved(texts.config, node.path, place) },
        placeAfterMove(node.path, place),
      ),
    duplicate(node) {
      const { texts: next, path } = withCopy(texts, node);
      put(`Duplicate “${labelOf(node)}”`, next, path);
    },
    remove: (node) => remove(node, 'Delete'),
    ...clipboardActs(context, { put, cut: (node) => remove(node, 'Cut') }),
    add(addition, variant, wanted) {
      const { texts: next, path } = withNewThing(texts, addition, { variant, root: schema, wanted });
      put(`Add “${wanted}”`, next, path);
    },
    addQuestion(question) {
      const { fields } = question;
      const now = valueAt(valueOfText(texts.config), fields);
      const path = [...fields, Array.isArray(now) ? now.length : 0];
      put(`Add “${question.label.en}”`, withQuestion(texts, question), path);
    },
    addSingle: (path, single) =>
      put('Add', { config: withValue(texts.config, path, starterOf(single, schema)) }, path),
  };
}

/** The acts that the clipboard needs of all others. */
interface PuttingActs {
  readonly put: (name: string, next: Partial<ScreenTexts>, path: JsonPath) => void;
  readonly cut: (node: OutlineNode) => void;
}

function clipboardActs(
  { texts, labelOf, announce }: StructureContext,
  { put, cut }: PuttingActs,
): Pick<StructureActs, 'copy' | 'cut' | 'paste'> {
  const keep = (node: OutlineNode, word: string) => {
    const clipping = clippingOf(texts, node, labelOf(node));
    if (clipping === undefined) return;
    keepClipping(clipping);
    announce(`${word} “${clipping.label}”: done.`);
  };
  return {
    copy: (node) => keep(node, 'Copy'),
    cut(node) {
      keep(node, 'Cut');
      cut(node);
    },
    paste(clipping, place) {
      const { texts: next, path } = withPasted(texts, place, clipping);
      put(`Paste “${clipping.label}”`, next, path);
    },
  };
}
