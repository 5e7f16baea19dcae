import { fieldKinds } from '../../screen-language/model/field-kinds.ts';
import type { Property } from './language-schema.ts';

/** Properties of a question that mean something for some kinds only. */
const rulesOfKinds = new Set<string>(
  Object.values(fieldKinds).flatMap(({ rules }): readonly string[] => rules),
);

/** Properties that people look for first, by the title of what has them; those that are set come before all others. */
const usual: Readonly<Record<string, readonly string[]>> = {
  Field: ['name', 'as', 'required', 'requiredWhen', 'show', 'options', 'maxLength', 'width'],
  Step: ['id', 'show', 'as'],
  ScreenConfig: ['route', 'access', 'about', 'draft'],
  Section: ['surface', 'maxWidth', 'show'],
  LayoutColumn: ['width'],
  NamedLink: ['name', 'to', 'style', 'icon', 'show'],
  Read: ['operation', 'with', 'when', 'needed'],
  Submission: ['operation', 'with', 'done', 'failed', 'only', 'clear'],
  NavigationPlace: ['area', 'order', 'icon'],
};

/** The properties of one form: those that are shown at once, and those that wait behind a button. */
interface ArrangedProperties {
  readonly shown: readonly Property[];
  readonly others: readonly Property[];
}

/**
 * Arranges the properties of a thing: only those that are allowed here, and the usual ones first.
 *
 * @param title of its schema
 * @param kind of a question: `text`, `radio`
 */
export function arranged(
  properties: readonly Property[],
  title: string,
  kind: string | undefined,
): ArrangedProperties {
  const allowed = properties.filter(
    ({ name, isSet }) => isSet || title !== 'Field' || kind === undefined || means(name, kind),
  );
  const first = usual[title] ?? (title.endsWith('Block') ? ['name', 'show'] : []);
  const isShown = ({ name, isSet, isRequired }: Property) => isSet || isRequired || first.includes(name);
  const rank = ({ name }: Property) => (first.includes(name) ? first.indexOf(name) : first.length);
  return {
    shown: allowed.filter(isShown).sort((one, other) => rank(one) - rank(other)),
    others: allowed.filter((one) => !isShown(one)),
  };
}

function means(name: string, kind: string): boolean {
  if (!rulesOfKinds.has(name) || !Object.hasOwn(fieldKinds, kind)) return true;
  const { rules } = fieldKinds[kind as keyof typeof fieldKinds]; // it is one of them
  return (rules as readonly string[]).includes(name);
}
