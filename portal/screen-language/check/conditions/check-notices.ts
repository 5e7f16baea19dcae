import type { Condition, Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { hasKnownKind } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';
import { offeredBy } from '../facts/offered-options.ts';

/** A notice at an option is about that option. */
export function checkNotices(config: ScreenConfig, constants: unknown, report: Report): void {
  for (const { field, path } of placedFields(config)) {
    if (!hasKnownKind(field) || field.notices === undefined) continue;
    const offered = offeredBy(field, constants);
    for (const [option, names] of Object.entries(field.notices)) {
      if (offered?.includes(option) === false) continue;
      if (offered === undefined && isCalledOtherwise(option, field)) {
        const message = `No option of "${field.name}" is called "${option}": its icons name others.`;
        report([...path, 'notices', option], {
          rule: 'unknown-option',
          message,
          remedy: suggest(option, Object.keys(field.icons ?? {})),
        });
        continue;
      }
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

/** The options out of a read are known by their icons, where several have one. */
const isCalledOtherwise = (option: string, { icons = {} }: Pick<Field, 'icons'>): boolean =>
  Object.keys(icons).length > 2 && !Object.hasOwn(icons, option);

/** No condition has a name with a space. */
const whenChosen = 'when chosen';
