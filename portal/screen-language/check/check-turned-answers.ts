import type {
  Binding,
  Bindings,
  Condition,
  Expression,
  Field,
  ScreenConfig,
} from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { hasKnownKind, kindOf } from '../model/field-kinds.ts';
import { placedFields } from '../model/placed-fields.ts';
import type { PlacedField } from '../model/placed-fields.ts';
import { walkConfig, walkValues } from '../model/walk-values.ts';
import { submissionsOf } from './check-links.ts';
import { judgeTogether } from './check-possible.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { meantBy } from './name-words.ts';
import { offeredBy } from './offered-options.ts';

/** Answers that are turned round, asked for the wrong way, or never taken: yes sent as no, a value behind one that is always there. */
export function checkTurnedAnswers(screen: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const { config } = screen;
  checkYes(screen, report);
  checkFirst(config, report);
  checkRepeated(config, report);
  checkAnswered(config, report);
  checkNotices(config, constants, report);
  checkShares(config, report);
  checkSecrets(config, report);
}

/** "No" is sent as yes. */
function checkYes(screen: CheckedScreen, report: Report): void {
  for (const { submit, path } of submissionsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      if (typeof binding !== 'object' || !('field' in binding) || binding.is === undefined) continue;
      const isNo = binding.is === 'no';
      if (!isNo || meantBy(member).turned.length > 0) continue;
      const message = `"${member}" is true where the answer to "${binding.field}" is no.`;
      report([...path, 'with', member, 'is'], { rule: 'turned-answer', message, remedy: 'Write "yes".' });
    }
}

/** A value that is always there leaves those behind it without use. */
function checkFirst(config: ScreenConfig, report: Report): void {
  walkConfig(config, (value, path) => {
    if (path.at(-1) !== 'first' || !Array.isArray(value)) return;
    const at = value.findIndex((one: unknown) => typeof one !== 'object');
    if (at === -1 || at === value.length - 1) return;
    const message = `"${String(value[at])}" is always there: what stands after it is never taken.`;
    report([...path, at], { rule: 'never-taken', message, remedy: 'Let it stand last.' });
  });
}

/** An answer that is typed once more is compared with the one before it. */
function checkRepeated({ steps = [] as never }: ScreenConfig, report: Report): void {
  const fields: readonly PlacedField[] = placedFields({ steps });
  for (const { field, path } of fields) {
    const repeated = fields.find((one) => one.field.name === field.matches);
    if (repeated === undefined) continue;
    const tell = (message: string, remedy: string) =>
      report([...path, 'matches'], { rule: 'other-repeated', message, remedy });
    const { differs } = field;
    if (typeof differs === 'object' && 'field' in differs && differs.field === field.matches)
      tell(
        `"${field.name}" has to be the same as "${field.matches}", and another one.`,
        'Remove one of them.',
      );
    else if (repeated.field.readOnly === true)
      tell(
        `"${repeated.field.name}" cannot be changed, so typing it once more tells nothing.`,
        'Name the answer before it.',
      );
    else if (isOther(repeated.field, field, fields))
      tell(
        `Another answer must differ from "${repeated.field.name}", and "${field.name}" has to be the same.`,
        'Name the answer before it.',
      );
  }
}

/** Of three answers, the second differs from the first: the third repeats the second. */
const isOther = ({ name }: Field, own: Field, fields: readonly PlacedField[]) =>
  fields.some(
    ({ field: { differs, as, name: third } }) =>
      third !== own.name &&
      as === own.as &&
      typeof differs === 'object' &&
      'field' in differs &&
      differs.field === name,
  );

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

/** A notice at an option is about that option. */
function checkNotices(config: ScreenConfig, constants: unknown, report: Report): void {
  for (const { field, path } of placedFields(config)) {
    if (!hasKnownKind(field) || field.notices === undefined) continue;
    const offered = offeredBy(field, constants);
    for (const [option, names] of Object.entries(field.notices)) {
      if (offered?.includes(option) === false) continue;
      [names].flat().forEach((name, at) => {
        const chosen: Condition = { field: field.name, is: option };
        const both = { ...config, conditions: { ...config.conditions, [whenChosen]: chosen } };
        if (judgeTogether([String(name), whenChosen], both, constants) !== 'never') return;
        const message = `"${String(name)}" never holds where "${option}" is chosen, so this notice is never read.`;
        report([...path, 'notices', option, at], {
          rule: 'never-holds',
          message,
          remedy: 'Put it at the option that it is about.',
        });
      });
    }
  }
}

/** No condition has a name with a space. */
const whenChosen = 'when chosen';

/** A written number divided by what is asked for is no amount and no count. */
function checkShares({ values = {} }: ScreenConfig, report: Report): void {
  walkValues(values, ['values'], (value, path) => {
    if (path.at(-1) !== 'divide' || !Array.isArray(value)) return;
    const [first, ...others]: readonly Expression[] = value;
    if (typeof first !== 'number' || others.every((one) => typeof one === 'number')) return;
    const message = `${first} is divided by an answer or a value here: the more it is, the less comes out.`;
    report([...path, 0], { rule: 'turned-division', message, remedy: 'Write the number last.' });
  });
}

/** One secret of an address stands behind # or in its query, and not in both. */
function checkSecrets(config: ScreenConfig, report: Report): void {
  const places: { readonly name: string; readonly of: string; readonly path: JsonPath }[] = [];
  walkConfig(config, (value, path) => {
    const [, of, name] = (typeof value === 'string' && /^route\.(hash|query)\.(\w+)$/.exec(value)) || [];
    if (of !== undefined && name !== undefined) places.push({ name, of, path });
  });
  for (const { name, path, of } of places) {
    if (of !== 'query' || !places.some((other) => other.name === name && other.of === 'hash')) continue;
    const message = `"${name}" stands behind # elsewhere in this screen, where no server sees it.`;
    report(path, { rule: 'other-place', message, remedy: `Take "route.hash.${name}".` });
  }
}
