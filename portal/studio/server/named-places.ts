import { languages } from '../../screen-language/language.ts';
import type { NamedPlace, PlaceKind } from '../protocol.ts';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import type { DraftedProject } from './drafted-project.ts';
import { textsOf } from './project-texts.ts';

/** A value of a screen's config and where it stands. */
interface Visited {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** The thing that a value names, or that it is. */
type Named = Pick<NamedPlace, 'kind' | 'name' | 'isOwn'>;

/** Returns every place of a project that names or defines something: of the specs, of the org, of the screens. */
export function placesIn(project: DraftedProject): readonly NamedPlace[] {
  const ofScreens = project.files.screens.flatMap(({ file, value: screen }) => {
    const document = file.replace(/^screen-configs\//, '').replace(/\.json$/, '');
    return valuesIn(screen).flatMap((visited) =>
      namedBy(visited, screen).map((named) => ({
        ...named,
        document,
        pointer: visited.path
          .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
          .join(''),
      })),
    );
  });
  const ofTexts = textsOf(project).map(({ document, key, ...written }): NamedPlace => ({
    kind: 'text',
    name: key,
    document,
    pointer: key,
    words: languages.map((language) => written[language] ?? '').join(' · '),
  }));
  return [...ofScreens, ...ofTexts];
}

function valuesIn(value: unknown, path: JsonPath = []): readonly Visited[] {
  const own = { path, value };
  if (typeof value !== 'object' || value === null) return [own];
  return [
    own,
    ...Object.entries(value).flatMap(([name, inner]) =>
      valuesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

function namedBy({ path, value }: Visited, screen: unknown): readonly Named[] {
  const ofPlace = definedAt(path, value);
  const text = typeof value === 'string' && value !== '' ? namedByText(path, value) : [];
  return [...ofPlace, ...text, ...namedByKey(path, screen)];
}

/** Things that stand under a name of their own. */
function definedAt(path: JsonPath, value: unknown): readonly Named[] {
  const [start, name] = path;
  const kind = { conditions: 'condition', reads: 'data', values: 'value' }[String(start)] as
    | PlaceKind
    | undefined; // those of the table
  if (kind !== undefined && path.length === 2) return [{ kind, name: String(name), isOwn: true }];
  const isQuestion = start === 'steps' && path[2] === 'fields' && path.length === 4;
  const own = isQuestion ? valueAt(value, ['name']) : undefined;
  return typeof own === 'string' ? [{ kind: 'question', name: own, isOwn: true }] : [];
}

/** Members whose text names a thing of one kind. */
const kindsOfMembers: Readonly<Record<string, PlaceKind>> = {
  operation: 'operation',
  to: 'route',
  go: 'route',
  route: 'route',
  message: 'message',
  block: 'block',
  field: 'question',
  matches: 'question',
  forget: 'question',
  refill: 'question',
  read: 'data',
  show: 'condition',
  when: 'condition',
  requiredWhen: 'condition',
  readOnlyWhen: 'condition',
  introWhen: 'condition',
  matching: 'condition',
  retryWhen: 'condition',
  not: 'condition',
  all: 'condition',
  any: 'condition',
  fields: 'record field',
  optionalFields: 'record field',
};

/** Beginnings of sources, and the kind of thing that stands behind them. */
const kindsOfSources: Readonly<Record<string, PlaceKind>> = {
  answers: 'question',
  began: 'question',
  reads: 'data',
  readErrors: 'data',
  values: 'value',
};

const source =
  /^(?:answers|began|reads|readErrors|values|results|session|route|constants|brand|now|today|item)(?:\.|$)/;

function namedByText(path: JsonPath, text: string): readonly Named[] {
  const member = String(path.findLast((step) => typeof step === 'string'));
  const kind = Object.hasOwn(kindsOfMembers, member) ? kindsOfMembers[member] : undefined;
  if (source.test(text)) {
    const [start = '', name] = text.split('.');
    const behind = name === undefined ? undefined : kindsOfSources[start];
    const named: readonly Named[] =
      behind === undefined || name === undefined ? [] : [{ kind: behind, name }];
    return [{ kind: 'source', name: text }, ...named];
  }
  if (kind === undefined) return [];
  if (kind === 'question') return [{ kind, name: text.split('.')[0] ?? '' }];
  if (kind === 'record field' && path.at(-2) !== member) return [];
  return [{ kind, name: text, ...(member === 'route' && { isOwn: true }) }];
}

/** Keys that name something: members that are sent, and codes that are answered. */
function namedByKey(path: JsonPath, screen: unknown): readonly Named[] {
  const [list, key] = [path.at(-2), path.at(-1)];
  if (list === 'failed') return [{ kind: 'code', name: String(key) }];
  const operation = list === 'with' ? valueAt(screen, [...path.slice(0, -2), 'operation']) : undefined;
  return typeof operation === 'string' ? [{ kind: 'member', name: `${operation}.${String(key)}` }] : [];
}
