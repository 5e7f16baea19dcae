import type { Texts } from '../editing/change.ts';
import { valueAt, valueOfText } from '../editing/json-edits.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import { withNameEverywhere } from '../editing/renaming-everywhere.ts';
import { withScreenMoved, withScreenRemoved } from '../editing/screen-moves.ts';
import type { EveryRename, PlanCall, PlannedChange, ScreenMove } from '../protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';
import type { DraftedProject } from './drafted-project.ts';
import { diagnosticOfNewScreen } from './starter.ts';

/** The text of each file, and the schema of the screen language. */
interface PlanContext {
  readonly texts: Texts;
  readonly schema: unknown;
}

/** Works out a change over several files, or says why it cannot be made. */
export function plannedChange(
  call: PlanCall,
  project: DraftedProject,
  { texts, schema }: PlanContext,
): Answer<PlannedChange> {
  switch (call.what) {
    case 'move': {
      const { move } = call;
      const problem = problemOfMove(move, project);
      if (problem !== undefined) return problem;
      return plan(`Rename “${titleOf(move.id, project)}”`, move.newId, withScreenMoved(texts, move));
    }
    case 'remove': {
      const { removal } = call;
      if (!isScreen(removal.id, project)) return notFound(removal.id);
      const places = project.documents.filter(({ id, isRemoved }) => id !== removal.id && isRemoved !== true);
      if (removal.leadsTo !== '/' && !places.some(({ route }) => route === removal.leadsTo))
        return failed('NOT_FOUND', `No other screen has the address ${removal.leadsTo}.`);
      return plan(`Delete “${titleOf(removal.id, project)}”`, removal.id, withScreenRemoved(texts, removal));
    }
    default: {
      const problem = problemOfName(call.rename, texts);
      if (problem !== undefined) return problem;
      const { from, screens } = call.rename;
      // Read as JSON; its content is ours.
      const after = withNameEverywhere(texts, call.rename, schema as LanguageSchema);
      return plan(`Rename “${from}” everywhere`, screens[0] ?? '', after);
    }
  }
}

function plan(name: string, document: string, after: Texts): Answer<PlannedChange> {
  const files = [...after].flatMap(([path, text]) => {
    const found = documentOf(path);
    const role = found?.files.find((file) => file.path === path)?.role;
    return found === undefined || role === undefined ? [] : [{ path, role, text, document: found.id }];
  });
  return done({ name, document, files });
}

const notFound = (id: string) => failed('NOT_FOUND', `There is no screen called "${id}".`);

const titleOf = (id: string, { documents }: DraftedProject) =>
  documents.find((one) => one.id === id)?.title ?? id;

const isScreen = (id: string, { documents }: DraftedProject) =>
  documents.some((one) => one.id === id && one.kind === 'screen' && one.isRemoved !== true);

function problemOfMove(move: ScreenMove, project: DraftedProject): Answer<never> | undefined {
  const { id, newId, route, title } = move;
  if (!isScreen(id, project)) return notFound(id);
  const [area = '', name = '', ...rest] = newId.split('/');
  if (rest.length > 0) return failed('INVALID_REQUEST', 'A screen stands in one folder.');
  const wrong = diagnosticOfNewScreen({
    area,
    name,
    route: route === '/' ? '/x' : route,
    title,
    access: 'anyone',
  });
  if (wrong !== undefined) return failed('INVALID_REQUEST', wrong);
  const twin = project.documents.find(
    (one) => one.id !== id && one.isRemoved !== true && (one.id === newId || one.route === route),
  );
  if (twin !== undefined) {
    const what = twin.id === newId ? 'name' : 'address';
    return failed('TAKEN', `"${twin.title}" (${twin.id}) has this ${what} already.`);
  }
  const before = project.documents.find((one) => one.id === id)?.route ?? '';
  const [old, now] = [before, route].map((one) => (one.match(/:[A-Za-z\d]+/g) ?? []).toSorted().join(' '));
  if (old === now) return undefined;
  const kept = old === '' ? 'Nothing in it may vary' : `Keep ${old} in it`;
  return failed('INVALID_REQUEST', `The screen reads what varies in its address. ${kept}.`);
}

/** Names of things in a screen. */
const isName = (name: string) => /^[a-z][A-Za-z\d]*$/.test(name);

function problemOfName({ kind, from, to, screens }: EveryRename, texts: Texts): Answer<never> | undefined {
  if (!isName(to))
    return failed('INVALID_REQUEST', 'A name begins with a small letter, and has letters and digits alone.');
  const taken = screens.find((id) => {
    const screen = valueOfText(texts.get(`screen-configs/${id}.json`) ?? '');
    const english = valueOfText(texts.get(`locales/en/screens/${id}.json`) ?? '');
    const named = {
      condition: valueAt(screen, ['conditions', to]),
      data: valueAt(screen, ['reads', to]),
      value: valueAt(screen, ['values', to]),
      message: valueAt(english, ['messages', to]),
      question: valueAt(english, ['fields', to]),
    };
    return named[kind] !== undefined;
  });
  return taken === undefined || to === from
    ? undefined
    : failed('TAKEN', `${taken} has a ${kind} called "${to}" already.`);
}
