import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

interface Context {
  readonly config: ScreenConfig;
  readonly constants: unknown;
  readonly report: Report;
}

/** Conditions that must hold for a customer to be there. */
type Names = readonly string[];

/** No condition has a name with a space. */
const otherwise = 'otherwise then';

/**
 * A form stands where its block is shown: a question, an option or a lock that asks for what never holds there, or holds whenever
 * the form is there, decides nothing.
 */
export function checkFormDecisions(
  { config, blocks }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  const [form, ...others] = blocks.filter(({ block }) => block.block === 'form');
  if (form === undefined || others.length > 0) return;
  const around = conditionsAround(form.path, config);
  const context = { config, constants, report };
  if (around.length === 0 || judgeTogether(around, config, constants) === 'never') return;
  visit(config.steps, { path: ['steps'], above: around }, (value, at) => {
    checkShown(value, at, context);
    checkOffered(value, at, context);
    checkLock(value, at, context);
    checkNotices(value, at, context);
  });
}

interface Place {
  readonly path: JsonPath;
  readonly above: Names;
}

type Visitor = (value: object, place: Place) => void;

function visit(value: unknown, { path, above }: Place, look: Visitor): void {
  if (typeof value !== 'object' || value === null) return;
  look(value, { path, above });
  const own = 'show' in value && typeof value.show === 'string' ? [value.show] : [];
  for (const [name, inner] of Object.entries(value))
    visit(
      inner,
      { path: [...path, Array.isArray(value) ? Number(name) : name], above: [...above, ...own] },
      look,
    );
}

/** Returns true for a condition that can hold by itself, and never where those above it do. */
const isNever = (name: unknown, above: Names, { config, constants }: Context): name is string =>
  typeof name === 'string' &&
  Object.hasOwn(config.conditions ?? {}, name) &&
  judgeTogether([name], config, constants) !== 'never' &&
  judgeTogether([...above, name], config, constants) === 'never';

const listed = (names: Names) => names.map((name) => `"${name}"`).join(' and ');

function checkShown(value: object, { path, above }: Place, context: Context): void {
  if (!('show' in value) || !isNever(value.show, above, context)) return;
  const message = `This is never shown: the form is there while ${listed(above)} holds, and "${value.show}" never does then.`;
  context.report([...path, 'show'], {
    rule: 'never-holds',
    message,
    remedy: 'Ask for something else, or remove this.',
  });
}

function checkOffered(value: object, { path, above }: Place, context: Context): void {
  const offered: unknown = 'offered' in value ? value.offered : undefined;
  if (typeof offered !== 'object' || offered === null) return;
  for (const [option, name] of Object.entries(offered)) {
    if (!isNever(name, above, context)) continue;
    const message = `"${option}" is never offered: the form is there while ${listed(above)} holds, and "${name}" never does then.`;
    const remedy = 'Ask for something else, or remove the option.';
    context.report([...path, 'offered', option], { rule: 'never-holds', message, remedy });
  }
}

/** Members of a question that name what its form waits for. */
const waiting = ['readOnlyWhen', 'requiredWhen', 'introWhen'];

function checkNotices(value: object, { path, above }: Place, context: Context): void {
  for (const member of waiting) {
    const name: unknown = Reflect.get(value, member);
    if (!isNever(name, above, context)) continue;
    const message = `"${name}" never holds here: the form is there while ${listed(above)} holds.`;
    context.report([...path, member], {
      rule: 'never-holds',
      message,
      remedy: 'Ask for something else, or remove this.',
    });
  }
}

function checkLock(value: object, { path, above }: Place, { config, constants, report }: Context): void {
  const name: unknown = 'readOnlyWhen' in value ? value.readOnlyWhen : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(config.conditions ?? {}, name)) return;
  const open: Condition = { not: name };
  const conditions = { ...config.conditions, [otherwise]: open };
  if (judgeTogether([otherwise], { ...config, conditions }, constants) === 'never') return;
  if (judgeTogether([...above, otherwise], { ...config, conditions }, constants) !== 'never') return;
  const message = `"${name}" holds whenever the form is there, so that nobody can answer this.`;
  report([...path, 'readOnlyWhen'], {
    rule: 'always-holds',
    message,
    remedy: 'Ask for something else, or write "readOnly": true.',
  });
}
