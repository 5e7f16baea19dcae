import type { Catalogue } from '../../load/catalogue.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { BrokenConfig } from './measure.ts';

/** A value of a screen, and the pointer to it. */
interface Place {
  readonly at: string;
  readonly value: unknown;
}

/** One slip that a place allows. */
type Slip = Pick<BrokenConfig, 'edits' | 'wrong'>;

/** The screen that slips are made in. */
interface Screen {
  readonly config: unknown;
  readonly operations: Catalogue['operations'];
}

/** Makes a slip of one kind at a place, where that is possible. */
type SlipOf = (place: Place, screen: Screen) => Slip | undefined;

const remove = '__REMOVE__';

const get = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Another value in the place of a member. */
const put = (at: string, name: string, value: unknown): Slip => ({
  edits: [[`${at}/${name}`, value]],
  wrong: [`${at}/${name}`],
});

/** Another value wherever a member has one that fits. */
const member =
  (name: string, value: unknown, fits: (old: unknown, place: Place) => boolean): SlipOf =>
  (place) =>
    fits(get(place.value, name), place) ? put(place.at, name, value) : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

const isBlock = ({ at }: Place) => /\/blocks\/\d+$/.test(at);
const isField = ({ at }: Place) => /^\/steps\/\d+\/fields\/\d+$/.test(at);
const isRow = ({ at }: Place) => /\/rows\/\d+$/.test(at);
const isCall = ({ value }: Place) => isText(get(value, 'operation')) && get(value, 'with') !== undefined;
const at =
  (path: RegExp, slip: SlipOf): SlipOf =>
  (place, screen) =>
    path.test(place.at) ? slip(place, screen) : undefined;
const where =
  (fits: (place: Place) => boolean, slip: SlipOf): SlipOf =>
  (place, screen) =>
    fits(place) ? slip(place, screen) : undefined;

const whole: SlipOf = ({ at: path }) => (path === '' ? { edits: [], wrong: [] } : undefined);
/** A member of the screen itself. */
const ofScreen =
  (name: string, value: unknown): SlipOf =>
  (place, screen) =>
    whole(place, screen) && put('', name, value);

/** The members that a call must have, and has by an answer or a value of its own. */
function neededIn({ value }: Place, { operations }: Screen): readonly string[] {
  const config = operations[String(get(value, 'operation'))]?.config;
  const given = Object.keys(Object(get(value, 'with')));
  return given.filter((name) => config?.required?.includes(name) === true);
}

/** The calls of the form that take the answer of a field as a member that they need. */
function neededFrom(name: unknown, screen: Screen): readonly string[] {
  const submit = { at: '/submit', value: get(screen.config, 'submit') };
  return neededIn(submit, screen).filter((one) => {
    const binding = get(get(submit.value, 'with'), one);
    return get(binding, 'field') === name && Object.keys(Object(binding)).length === 1;
  });
}

const stateOf = /^(reads\.\w+|result|item)\.(state|status|kind)$/;
const twice: SlipOf = ({ at: path, value }) => {
  if (!/^\/steps\/\d+\/fields$/.test(path) || !isList(value) || value.length < 2) return undefined;
  return {
    edits: [[`${path}/1/name`, get(value[0], 'name')]],
    wrong: [`${path}/1/name`, `${path}/1`, `${path}/0`],
  };
};
const hiddenForm: SlipOf = (place) =>
  isBlock(place) && get(place.value, 'block') === 'form'
    ? {
        edits: [[place.at, remove]],
        wrong: ['/steps', '/steps/0', '/sections', place.at.replace(/\/\d+$/, ''), '/submit', '/draft'],
      }
    : undefined;
const contradiction: SlipOf = at(/^\/conditions\/\w+$/, ({ at: path }) => ({
  edits: [
    [
      path,
      {
        all: [
          { from: 'language', is: 'en' },
          { from: 'language', is: 'es' },
        ],
      },
    ],
  ],
  wrong: [path, `${path}/all`, `${path}/all/1`],
}));
const optionalAnswer: SlipOf = where(isField, ({ at: path, value }, screen) => {
  const members = neededFrom(get(value, 'name'), screen);
  if (get(value, 'required') !== true || members.length === 0) return undefined;
  return {
    edits: [[`${path}/required`, false]],
    wrong: [path, `${path}/required`, ...members.map((one) => `/submit/with/${one}`)],
  };
});
const writtenConsent: SlipOf = where(isField, ({ value }, screen) => {
  const [taken] = neededFrom(get(value, 'name'), screen);
  return get(value, 'as') === 'consent' && taken !== undefined ? put('/submit/with', taken, true) : undefined;
});
const readOfItself: SlipOf = at(/^\/reads\/\w+$/, ({ at: path, value }) => {
  const [first] = Object.keys(Object(get(value, 'with')));
  const name = path.split('/')[2] ?? '';
  if (first === undefined) return undefined;
  return {
    edits: [[`${path}/with/${first}`, { from: `reads.${name}.accountNumber` }]],
    wrong: [path, `${path}/with`, `${path}/with/${first}`],
  };
});
const moreOptions: SlipOf = where(isField, ({ at: path, value }, screen) => {
  const options = get(value, 'options');
  if (!isList(options) || neededFrom(get(value, 'name'), screen).length === 0) return undefined;
  const [taken = ''] = neededFrom(get(value, 'name'), screen);
  const config = screen.operations[String(get(get(screen.config, 'submit'), 'operation'))]?.config;
  if (config?.properties?.[taken]?.enum === undefined) return undefined;
  return { edits: [[`${path}/options/${options.length}`, 'neverTaken']], wrong: [`${path}/options`, path] };
});
const unknownField: SlipOf = (place) => {
  const fields = get(place.value, 'fields');
  if (!isList(fields) || !isText(fields[0]) || !fields[0].includes('.')) return undefined;
  return {
    edits: [[`${place.at}/fields/0`, `${fields[0]}Zz`]],
    wrong: [`${place.at}/fields/0`, `${place.at}/fields`],
  };
};
const lacking: SlipOf = where(isCall, (place, screen) => {
  const [first] = neededIn(place, screen);
  if (first === undefined) return undefined;
  return {
    edits: [[`${place.at}/with/${first}`, remove]],
    wrong: [place.at, `${place.at}/operation`, `${place.at}/with`],
  };
});
const reviewedQuestion: SlipOf = at(/^\/steps\/\d+$/, ({ at: path, value }) =>
  get(value, 'as') === 'review'
    ? { edits: [[`${path}/fields`, [{ name: 'more', as: 'text' }]]], wrong: [path, `${path}/fields`] }
    : undefined,
);
const longestFirst: SlipOf = where(isField, ({ at: path, value }) =>
  ['text', 'textarea'].includes(String(get(value, 'as')))
    ? {
        edits: [
          [`${path}/minLength`, 40],
          [`${path}/maxLength`, 4],
        ],
        wrong: [path, `${path}/minLength`, `${path}/maxLength`],
      }
    : undefined,
);
const limitsTurned: SlipOf = where(isField, ({ at: path, value }) =>
  ['number', 'money'].includes(String(get(value, 'as')))
    ? {
        edits: [
          [`${path}/min`, 900],
          [`${path}/max`, 3],
        ],
        wrong: [path, `${path}/min`, `${path}/max`],
      }
    : undefined,
);

/** Slips that analysts make, by what they are: each is looked for at every place of every screen. */
const kinds: { readonly [what: string]: SlipOf } = {
  'an unknown operation': member('operation', 'getNothing', isText),
  'a call without what it needs': lacking,
  'a member that the operation does not know': where(isCall, ({ at: path }) =>
    put(`${path}/with`, 'nobodyKnows', { from: 'language' }),
  ),
  'a read that is not there': member('from', 'reads.gone.state', (old) => String(old).startsWith('reads.')),
  'a misspelt member of an answer': (place) => {
    const from = get(place.value, 'from');
    return isText(from) && /^reads\.\w+\.\w+$/.test(from) ? put(place.at, 'from', `${from}Zz`) : undefined;
  },
  'a condition that is not there': member('show', 'goneCondition', isText),
  'a read that waits for no condition': at(/^\/reads\/\w+$/, ({ at: path }) =>
    put(path, 'when', 'goneCondition'),
  ),
  'a value that is never so': member(
    'is',
    'neverSo',
    (old, { value }) => isText(old) && stateOf.test(String(get(value, 'from'))),
  ),
  'a condition that contradicts itself': contradiction,
  'a link to nowhere': member('to', '/nowhere-at-all', isText),
  'a kind of block that is not there': where(isBlock, member('block', 'blok', isText)),
  'a member that no block has': where(isBlock, ({ at: path }) => put(path, 'colour', 'red')),
  'a question asked twice': twice,
  'a kind of question that is not there': where(isField, member('as', 'txt', isText)),
  'a length the wrong way round': longestFirst,
  'limits the wrong way round': limitsTurned,
  'an answer longer than a text may be': where(
    isField,
    member('maxLength', 5_000_000, (old) => typeof old === 'number'),
  ),
  'a needed answer that may stay empty': optionalAnswer,
  'a consent that nobody gives': writtenConsent,
  'a failure that never comes': at(/\/submit\/failed$/, ({ at: path }) =>
    put(path, 'NOBODY_KNOWS', { message: 'errors.somethingWentWrong' }),
  ),
  'a message without a text': at(/\/failed\/[^/]+$/, member('message', 'noSuchText', isText)),
  'a form that nobody sees': hiddenForm,
  'a review that asks': reviewedQuestion,
  'a route of the host': ofScreen('route', '/services/x'),
  'a route that another screen has': ofScreen('route', '/login'),
  'an id that is not its path': ofScreen('id', 'elsewhere/screen'),
  'a version that is to come': ofScreen('version', 99),
  'an access that is not there': ofScreen('access', 'everybody'),
  'a list where one value is shown': where(isRow, (place, screen) => {
    const [read] = Object.keys(Object(get(screen.config, 'reads')));
    return read === undefined ? undefined : put(place.at, 'value', `reads.${read}`);
  }),
  'a day written as an amount': where(
    isRow,
    member('as', 'cents', (old) => old === 'date'),
  ),
  'an entry where there is none': where(
    ({ at: path, value }) => isRow({ at: path, value }) && String(get(value, 'value')).startsWith('reads.'),
    ({ at: path }) => put(path, 'value', 'item.name'),
  ),
  'a read of itself': readOfItself,
  'an option that the operation does not take': moreOptions,
  'a field that the org does not have': at(/^\/reads\/\w+\/with$/, unknownField),
  'an icon that is not there': member('icon', 'unicorn', isText),
  'a tone that is not there': where(isBlock, member('tone', 'purple', isText)),
  'a width that is too wide': where(isField, ({ at: path }) => put(path, 'width', 13)),
  'a menu that is not there': at(/^\/navigation$/, member('area', 'side', isText)),
};

/**
 * Slips of all kinds in a screen, at every `every`th place where one is possible.
 *
 * @param from the first place of each kind that is taken
 */
export function slipsByKind(
  screen: string,
  { config, operations }: Screen,
  { from, every }: { readonly from: number; readonly every: number },
): readonly BrokenConfig[] {
  const places: Place[] = [];
  walkValues(config, [], (value, path) =>
    places.push({ at: path.map((step) => `/${step}`).join(''), value }),
  );
  return Object.entries(kinds).flatMap(([what, slipOf]) =>
    places
      .flatMap((place) => slipOf(place, { config, operations }) ?? [])
      .filter((_, turn) => turn % every === from % every)
      .map((slip) => ({ what, screen, ...slip })),
  );
}
