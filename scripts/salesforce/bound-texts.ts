import type { ObjectMetadata } from '../../tests/sandbox/index.ts';

/**
 * Texts that a query compares with ids. Where the text is no id the platform fails, and whoever asks reads of an error in place of
 * something that is not there: `OrgText.idOf` makes an id of it, or nothing.
 */
export function boundTexts(
  classes: ReadonlyMap<string, string>,
  objects: readonly ObjectMetadata[],
): readonly string[] {
  const references = new Set(
    objects.flatMap(({ fields }) =>
      fields.filter(({ type }) => type === 'Reference').map(({ name }) => name),
    ),
  );
  const isId = (field: string): boolean => /(?:^|[a-z])Id$/.test(field) || references.has(field);
  return [...classes].flatMap(([name, text]) =>
    text.split('\n  }\n').flatMap((method) => {
      const texts = new Set([...method.matchAll(/\bString (\w+)\b/g)].map(([, variable]) => variable));
      return [...method.matchAll(/\b(\w+)\s*(?:=|!=|IN)\s*:\s*([\w.]+)/g)]
        .filter(
          ([, field = '', value = '']) => isId(field) && (texts.has(value) || value.startsWith('input.')),
        )
        .map(([, field = '', value = '']) => `${name}: ${field} = :${value}`);
    }),
  );
}
