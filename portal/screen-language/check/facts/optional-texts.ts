import type { Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';

/** Returns true for the key of a text that the page or the form of a screen shows where it is there. */
export function isOptionalOfScreen(key: string, config: ScreenConfig): boolean {
  const [start, name, ...rest] = key.split('.');
  const steps = config.steps ?? [];
  const last = rest.join('.');
  switch (start) {
    case 'lead':
      return name === undefined;
    case 'formHeading':
    case 'submit':
    case 'next':
      return name === undefined && steps.length > 0 && config.forms === undefined;
    case 'forms':
      return Object.hasOwn(config.forms ?? {}, name ?? '') && last === 'heading';
    case 'statuses':
      return name !== undefined && rest.length === 0;
    case 'steps':
      return steps.some(({ id }) => id === name) && ['title', 'hint', 'next'].includes(last);
    case 'fields':
      return placedFields(config).some(
        ({ field, text }) =>
          key.startsWith(`fields.${text}.`) &&
          isOfField(key.slice(`fields.${text}.`.length).split('.'), field),
      );
    default:
      return false;
  }
}

function isOfField([kind, name = '', ...more]: readonly string[], field: Field): boolean {
  if (more.length > 0) return false;
  switch (kind) {
    case 'hint':
      return name === '';
    case 'errors':
      return !hasKnownKind(field) || rulesOf(field).includes(name);
    case 'options':
      return (
        name !== '' && (isOffered(field.options) || (field.as === 'yes-no' && ['yes', 'no'].includes(name)))
      );
    case 'groups':
      return name !== '' && typeof field.options === 'object' && 'groupBy' in field.options;
    case 'entries':
      return name !== '' && typeof field.options === 'object' && 'labelBy' in field.options;
    case 'choices':
      return ['waiting', 'empty', 'failed'].includes(name) && typeof field.options === 'object';
    case 'warnings':
      return name !== '' && field.check !== undefined;
    default:
      return false;
  }
}

/** The rules that an answer can break, each with a message of its own where the screen has one. */
function rulesOf(field: Field): readonly string[] {
  const kind = kindOf(field.as);
  const given = (['min', 'max', 'minLength', 'maxLength', 'matches', 'differs'] as const).filter(
    (rule) => field[rule] !== undefined,
  );
  const pattern = field.pattern ?? kind.pattern;
  return [
    'invalid',
    ...(field.required === true || field.requiredWhen !== undefined ? ['required'] : []),
    ...(field.options === undefined ? [] : ['option']),
    ...(pattern === undefined ? [] : [pattern]),
    ...(['number', 'date', 'time', 'month', 'money'].includes(field.as) ? [field.as] : []),
    ...(field.ownPattern === undefined ? [] : ['ownPattern']),
    ...(field.as === 'slot' ? ['taken'] : []),
    ...(field.as === 'files' ? ['pending'] : []),
    ...(field.as === 'group' ? ['least', 'most'] : []),
    ...given,
  ];
}

/** Options that the config or the specs list are needed; those of a read may be any. */
const isOffered = (options: Field['options']): boolean =>
  options !== undefined && !Array.isArray(options) && !options.from.startsWith('constants.');
