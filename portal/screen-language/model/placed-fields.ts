import type { Field, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';

/** A question, and its place in the config. */
export interface PlacedField {
  readonly field: Field;
  readonly path: JsonPath;
  /** The place of its texts: `fields.<text>`. */
  readonly text: string;
}

/** All questions of a form with those inside of groups, whose texts are below the group's. */
export function placedFields({ steps }: Pick<ScreenConfig, 'steps'>): readonly PlacedField[] {
  return (steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap((field, f) => {
      const { name, text = name, group } = field;
      const path = ['steps', s, 'fields', f];
      const members = (group?.fields ?? []).map((member, m) => ({
        field: member,
        path: [...path, 'group', 'fields', m],
        text: member.text ?? `${text}.fields.${member.name}`,
      }));
      return [{ field, path, text }, ...members];
    }),
  );
}
