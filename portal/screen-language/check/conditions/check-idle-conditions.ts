import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { meaningOf, meaningWords } from '../facts/meaning.ts';
import type { Meaning } from '../facts/meaning.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { limitOf } from '../schema/schema-limits.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Sources that always have a value. */
const always =
  /^(?:language|pageLanguage|today|session\.isGuest|brand\.(?:id|name|crmName)|constants\..{1,200})$/;

/** Conditions about what is always there, about an id as if it were a word, or about any answer; questions that only come once the form was sent. */
export function checkIdleConditions(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  walkValues(config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('from' in value) || 'compare' in value) return;
    const { from } = value;
    if (typeof from !== 'string') return;
    if ('filled' in value && always.test(from)) {
      const message = `"${from}" always has a value, so this decides nothing.`;
      report([...path, 'from'], {
        rule: 'always-holds',
        message,
        remedy: 'Ask about its value, or about something else.',
      });
    }
    // The names of brands are known.
    if ((!('is' in value) && !('in' in value)) || from.startsWith('brand.')) return;
    const given = meaningOf(from, { screen, catalogue, org: undefined, items: [] });
    checkForm(value, { given, path, report });
    if (given !== 'id' && given !== 'account' && given !== 'moment') return;
    const message = `"${from}" is ${meaningWords[given]}, and nobody knows its value beforehand.`;
    report([...path, 'from'], {
      rule: 'other-meaning',
      message,
      remedy: 'Ask about a state, or whether it is "filled".',
    });
  });
  checkAnswered(config, report);
  checkLeast({ screen, catalogue }, report);
  checkLate(config, catalogue, report);
}

/** Forms of values that are known by them. */
const forms: { readonly [meaning in Meaning]?: RegExp } = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  zip: /^\d{5}/,
  email: /@/,
  phone: /\d{3}/,
};

interface Given {
  readonly given: Meaning | undefined;
  readonly path: JsonPath;
  readonly report: Report;
}

/** A day, a ZIP code, an address or a number of a phone is never a word. */
function checkForm(condition: object, { given, path, report }: Given): void {
  const form = given === undefined ? undefined : forms[given];
  if (given === undefined || form === undefined) return;
  const [is, list]: readonly unknown[] = ['is', 'in'].map((member) => Reflect.get(condition, member));
  const written = [is, ...(Array.isArray(list) ? list : [])].filter((value) => typeof value === 'string');
  const other = written.find((value) => !form.test(value));
  if (other === undefined) return;
  const message = `This is ${meaningWords[given]}, and never "${other}".`;
  report([...path, 'from'], { rule: 'other-meaning', message, remedy: 'Ask about another value.' });
}

/** A "no" is an answer, too. */
function checkAnswered(config: ScreenConfig, report: Report): void {
  const fields = placedFields(config).map(({ field }) => field);
  walkValues(config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('field' in value) || !('filled' in value)) return;
    const field = fields.find(({ name }) => name === value.field);
    if (field === undefined || !hasKnownKind(field) || value.filled !== true) return;
    if (kindOf(field.as).answer !== 'boolean') return;
    const message = `"No" is an answer to "${field.name}", too: this holds for it as well.`;
    report([...path, 'filled'], { rule: 'any-answer', message, remedy: 'Write "is": true.' });
  });
}

const isAtMost = (limit: unknown, least: number) => typeof limit === 'number' && limit <= least;
const isBelow = (limit: unknown, least: number) => typeof limit === 'number' && limit < least;
/** More than nothing asks whether there is any, of a value that may be missing. */
const isBelowAny = (limit: unknown, least: number) => limit !== 0 && isBelow(limit, least);
/** Members of comparisons that decide nothing beside the least that a value can be. */
const leastMembers = [
  ['atLeast', isAtMost, 'always'],
  ['lessThan', isAtMost, 'never'],
  ['moreThan', isBelowAny, 'always'],
  ['atMost', isBelow, 'never'],
] as const;

/** A number that is never below 0 is always at least 0, and never less. */
function checkLeast({ screen, catalogue }: Context, report: Report): void {
  walkValues(screen.config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('compare' in value) || 'count' in value) return;
    const condition = value as Extract<Condition, { readonly compare: unknown }>; // the schema has seen it
    const { compare } = condition;
    if (typeof compare !== 'object' || !('from' in compare) || compare.from.startsWith('item.')) return;
    const alternatives = alternativesAt(describedBy(compare.from, { screen, catalogue, items: [] }));
    const least = alternatives && limitOf('minimum', alternatives);
    if (typeof least !== 'number') return;
    const found = leastMembers.find(([member, decides]) => decides(condition[member], least));
    if (found === undefined) return;
    const [member, , verdict] = found;
    const message = `"${compare.from}" is never below ${least}, so this ${verdict} holds.`;
    report([...path, member], { rule: `${verdict}-holds`, message, remedy: 'Write another number.' });
  });
}

/** No condition has a name with a space. */
const before = 'before anything was sent';

/** A question or step that waits for the answer to the form is never seen while it can be answered. */
function checkLate(config: ScreenConfig, { constants }: Catalogue, report: Report): void {
  const { steps = [] } = config;
  if (config.submit === undefined || steps.some(({ submit }) => submit !== undefined)) return;
  const text = JSON.stringify(config.conditions ?? {});
  const results = [...new Set(text.match(/"(?:result\.[\w.]+|failure)"/g) ?? [])];
  if (results.length === 0) return;
  const unfilled = results.map((path) => ({ from: path.slice(1, -1), filled: false }));
  const [first, ...others] = unfilled;
  if (first === undefined) return;
  const late: ScreenConfig = {
    ...config,
    conditions: { ...config.conditions, [before]: { all: [first, ...others] } },
  };
  steps.forEach(({ show, fields = [] }, s) => {
    const all = [
      { name: show, path: ['steps', s, 'show'] },
      ...fields.map((field, f) => ({ name: field.show, path: ['steps', s, 'fields', f, 'show'] })),
    ];
    for (const { name, path } of all) {
      if (name === undefined || judgeTogether([name, before], late, constants) !== 'never') continue;
      if (judgeTogether([name], config, constants) === 'never') continue;
      const message = `"${name}" holds only once the form was sent, and this is asked before.`;
      report(path, { rule: 'never-holds', message, remedy: 'Ask it under another condition.' });
    }
  });
}
