import type {
  Binding,
  Bindings,
  Condition,
  Expression,
  ScreenConfig,
} from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import { walkConfig, walkValues } from '../model/walk-values.ts';
import { submittedCallsOf } from './check-links.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import { limitOf } from './schema-limits.ts';
import { membersOf } from './schema-path.ts';
import { allWordsOf } from './name-words.ts';
import { oppositeIn } from './opposites.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Numbers and lists that are taken for others: limits that the contract never meets, money that is no money, lists and their ends. */
export function checkTurnedNumbers(context: Context, report: Report): void {
  const { config } = context.screen;
  checkCompared(context, report);
  checkMoney(config, report);
  checkAsked(context, report);
  checkLists(context.screen, report);
  checkAlternatives(config, report);
  checkChoices(config, report);
  checkShownTerms(context.screen, report);
  checkConstants(config, context.catalogue, report);
  checkLocked(context.screen, report);
  checkSides(context.screen, report);
  checkFirstDay(context, report);
}

/** A number that is never below 0 is always at least 0, and never less. */
function checkCompared({ screen, catalogue }: Context, report: Report): void {
  walkValues(screen.config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('compare' in value) || 'count' in value) return;
    const condition = value as Extract<Condition, { readonly compare: unknown }>; // the schema has seen it
    const { compare, atLeast, lessThan } = condition;
    if (typeof compare !== 'object' || !('from' in compare) || compare.from.startsWith('item.')) return;
    const alternatives = alternativesAt(describedBy(compare.from, { screen, catalogue, items: [] }));
    const least = alternatives && limitOf('minimum', alternatives);
    if (typeof least !== 'number') return;
    const member =
      typeof atLeast === 'number' && atLeast <= least
        ? 'atLeast'
        : typeof lessThan === 'number' && lessThan <= least
          ? 'lessThan'
          : undefined;
    if (member === undefined) return;
    const message = `"${compare.from}" is never below ${least}, so this ${member === 'atLeast' ? 'always' : 'never'} holds.`;
    report([...path, member], {
      rule: `${member === 'atLeast' ? 'always' : 'never'}-holds`,
      message,
      remedy: 'Write "moreThan", or another number.',
    });
  });
}

/** Values that are written as money: cents that were divided are dollars, and a count is none. */
function checkMoney({ values = {}, ...config }: ScreenConfig, report: Report): void {
  walkConfig({ ...config }, (value, path) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'as') !== 'cents') return;
    for (const member of ['from', 'value', 'now', 'before']) {
      const from: unknown = Reflect.get(value, member);
      const name =
        typeof from === 'string' && from.startsWith('values.') ? from.slice('values.'.length) : undefined;
      const expression = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
      if (name === undefined || expression === undefined || !isNoCents(expression)) continue;
      const message = `"values.${name}" counts no cents, and is written as if it did.`;
      const finding = {
        rule: 'wrong-unit',
        message,
        remedy: 'Leave out the division, or write it as a number.',
      };
      report([...path, member], finding);
      report(['values', name], finding);
    }
  });
}

const isNoCents = (expression: Expression): boolean => {
  if (typeof expression !== 'object') return false;
  if ('countOf' in expression || 'daysFrom' in expression) return true;
  if ('round' in expression) return isNoCents(expression.round);
  return 'divide' in expression && expression.divide.slice(1).includes(100);
};

/** Money is asked as money, and no limit is worked out of the answer that it limits. */
function checkAsked({ screen }: Context, report: Report): void {
  const { values = {} } = screen.config;
  const sent = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)),
  );
  for (const { field, path } of placedFields(screen.config)) {
    const member =
      sent.find(([, one]) => typeof one === 'object' && 'field' in one && one.field === field.name)?.[0] ??
      '';
    if (field.as === 'number' && member.endsWith('Cents')) {
      const message = `"${field.name}" is sent as cents, and customers would type dollars.`;
      report([...path, 'as'], { rule: 'wrong-unit', message, remedy: 'Make it "as": "money".' });
    }
    for (const rule of ['min', 'max'] as const) {
      const limit = field[rule];
      const name =
        typeof limit === 'object' && limit.from.startsWith('values.')
          ? limit.from.slice('values.'.length)
          : '';
      const expression = Object.hasOwn(values, name) ? values[name] : undefined;
      const worked = JSON.stringify(expression ?? null);
      if (!worked.includes(`"field":"${field.name}"`) && !worked.includes(`"answers.${field.name}"`))
        continue;
      const message = `The limit of "${field.name}" is worked out of its own answer.`;
      const finding = { rule: 'own-limit', message, remedy: 'Work it out of "today", or of a read.' };
      report([...path, rule], finding);
      report(['values', name], finding);
    }
  }
}

/** The first day that the contract gives is the first one that can be chosen. */
function checkFirstDay({ screen, catalogue }: Context, report: Report): void {
  const days = Object.keys(screen.config.reads ?? {}).flatMap((name) =>
    describedBy(`reads.${name}`, { screen, catalogue, items: [] }).flatMap((one) =>
      membersOf(alternativesAt([one]) ?? [])
        .filter((member) => /^(?:earliest|first)\w*On$/.test(member))
        .map((member) => `reads.${name}.${member}`),
    ),
  );
  const [only, ...others] = days;
  if (only === undefined || others.length > 0 || JSON.stringify(screen.config).includes(`"${only}"`)) return;
  for (const { field, path } of placedFields(screen.config)) {
    if (field.as !== 'date' || typeof field.min !== 'object' || field.min.from !== 'today') continue;
    const message = `"${field.name}" can be today, and "${only}" is the first day that the contract gives.`;
    report([...path, 'min'], { rule: 'too-loose', message, remedy: `Write { "from": "${only}" }.` });
  }
}

/** A link below a short list asks about as many entries as the list shows. */
function checkLists({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, path, facts } of blocks) {
    const limit: unknown = Reflect.get(block, 'limit');
    if (typeof limit !== 'number' || facts.item?.kind !== 'entry') continue;
    const { read, items } = facts.item;
    for (const [name, condition] of Object.entries<Condition>(config.conditions ?? {})) {
      if (typeof condition !== 'object' || !('compare' in condition) || condition.matching !== undefined)
        continue;
      const { compare, moreThan, lessThan, count } = condition;
      const from = typeof compare === 'object' && 'from' in compare ? compare.from : '';
      if (count !== true || from !== `reads.${read}.${items ?? ''}`) continue;
      const isOther =
        (typeof moreThan === 'number' && moreThan > 1 && moreThan !== limit) || lessThan === limit;
      if (!isOther) continue;
      const message = `This list shows ${limit} entries, and "${name}" asks about another number of them.`;
      for (const place of [
        [...path, 'limit'],
        ['conditions', name],
      ])
        report(place, { rule: 'other-count', message, remedy: `Write { "moreThan": ${limit} }.` });
    }
  }
}

/** Of what is taken in the place of each other, one is enough. */
function checkAlternatives(config: ScreenConfig, report: Report): void {
  const firsts: (readonly string[])[] = [];
  walkConfig(config, (value, path) => {
    if (path.at(-1) === 'first' && Array.isArray(value))
      firsts.push(
        value.flatMap((one: unknown) =>
          typeof Reflect.get(Object(one), 'from') === 'string'
            ? [String(Reflect.get(Object(one), 'from'))]
            : [],
        ),
      );
  });
  for (const [name, condition] of Object.entries<Condition>(config.conditions ?? {})) {
    if (typeof condition !== 'object' || !('all' in condition)) continue;
    const filled = condition.all.flatMap((one) =>
      typeof one === 'object' && 'from' in one && one.filled === true ? [one.from] : [],
    );
    if (!firsts.some((first) => first.filter((from) => filled.includes(from)).length > 1)) continue;
    const message = `"${name}" asks for all of what is taken in the place of each other.`;
    report(['conditions', name], { rule: 'all-of-first', message, remedy: 'Write "any".' });
  }
}

/** A filter of records is called like what it picks: "open" are those that are not closed. */
function checkChoices({ reads = {} }: ScreenConfig, report: Report): void {
  const choices = Object.entries(reads).flatMap(([read, { with: bindings }]) =>
    Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'choice' in binding
        ? Object.entries(binding.of).map(([name, value]) => ({
            name,
            value,
            place: ['reads', read, 'with', member, 'of', name],
          }))
        : [],
    ),
  );
  for (const { name, value, place } of choices) {
    const [, field = '', is] =
      (typeof value === 'string' && /^\{ (\w+): \{ eq: (true|false) \} \}$/.exec(value)) || [];
    const isOpposite = is === 'true' && oppositeIn(name, field) !== undefined;
    const isDenied = is === 'false' && allWordsOf(field).includes(name.toLowerCase());
    if (!isOpposite && !isDenied) continue;
    const message = `"${name}" picks the entries whose "${field}" is ${is}.`;
    report(place, { rule: 'opposite-name', message, remedy: `Write ${String(!isOpposite)}.` });
  }
}

/** A text that is agreed to is shown: its hash is sent with the text on the page. */
function checkShownTerms(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  for (const { submit, path } of submittedCallsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const [, read] =
        (typeof binding === 'object' &&
          'from' in binding &&
          /^reads\.(\w+)\.\w*[hH]ash$/.exec(binding.from)) ||
        [];
      if (read === undefined) continue;
      const shown = JSON.stringify([
        config.steps?.map(({ fields }) => fields),
        config.sections,
        config.texts,
      ]);
      if (
        shown.includes(`"reads.${read}.`) &&
        shown.replaceAll(/"reads\.\w+\.\w*[hH]ash"/g, '').includes(`"reads.${read}.`)
      )
        continue;
      if (shown.includes(`"read":"${read}"`)) continue;
      const message = `"${member}" says that customers have read "reads.${read}", and nothing shows it.`;
      const consent = placedFields(config).find(({ field }) => field.as === 'consent');
      const finding = { rule: 'unshown-terms', message, remedy: 'Show it: "terms" of the consent.' };
      report([...path, 'with', member], finding);
      if (consent !== undefined) report(consent.path, finding);
    }
}

/** A constant of another thing, where there is one of this. */
function checkConstants(config: ScreenConfig, { constants }: Catalogue, report: Report): void {
  const found: { readonly area: string; readonly name: string; readonly path: JsonPath }[] = [];
  walkConfig(config, (value, path) => {
    const [, area, name] = (typeof value === 'string' && /^constants\.(\w+)\.(\w+)$/.exec(value)) || [];
    if (area !== undefined && name !== undefined) found.push({ area, name, path });
  });
  const own = allWordsOf(config.id);
  for (const { area, name, path } of found) {
    const isOwn = (one: string) => own.includes(one.toLowerCase());
    if (isOwn(area)) continue;
    const better = Object.keys(Object(constants)).find(
      (one) => isOwn(one) && Object.hasOwn(Object(Reflect.get(Object(constants), one)), name),
    );
    if (better === undefined) continue;
    const message = `This screen is about "${better}", and "constants.${area}.${name}" is not.`;
    report(path, { rule: 'other-named', message, remedy: `Take "constants.${better}.${name}".` });
  }
}

/** An open upload is not locked. */
function checkLocked({ blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks) {
    const locked: unknown = Reflect.get(block, 'locked');
    if (typeof locked !== 'string' || oppositeIn('locked', locked) === undefined) continue;
    const message = `This is locked while "${locked}" holds.`;
    report([...path, 'locked'], {
      rule: 'opposite-name',
      message,
      remedy: 'Name the condition that keeps customers from it.',
    });
  }
}

/** The two sides of a comparison are the same ones in each of its rows. */
function checkSides({ blocks }: CheckedScreen, report: Report): void {
  const startOf = (from: string) => from.split('.').slice(0, 3).join('.');
  for (const { block, path } of blocks) {
    if (block.block !== 'comparison') continue;
    const sides = block.rows.map(({ now, before }) => [startOf(now), startOf(before)].join(' '));
    block.rows.forEach(({ now, before }, at) => {
      const turned = [startOf(before), startOf(now)].join(' ');
      if (startOf(now) === startOf(before) || sides.filter((one) => one === turned).length < 1) return;
      if (sides.filter((one) => one === sides[at]).length > sides.filter((one) => one === turned).length)
        return;
      const message = `"${now}" and "${before}" stand the other way round than in the other rows.`;
      report([...path, 'rows', at, 'now'], { rule: 'exchanged', message, remedy: 'Exchange them.' });
    });
  }
}
