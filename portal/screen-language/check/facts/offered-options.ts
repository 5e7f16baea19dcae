import type { Field } from '../../generated/screen-config.gen.ts';
import { readPath } from '../../model/dotted-path.ts';

/** The values that can be chosen, where the config or the specs list them. */
export function offeredBy(
  { options }: Pick<Field, 'options'>,
  constants: unknown,
): readonly string[] | undefined {
  if (options === undefined || Array.isArray(options)) return options;
  const [start, ...path] = options.from.split('.');
  const listed = start === 'constants' ? readPath(constants, path.join('.')) : undefined;
  return Array.isArray(listed) ? listed.map(String) : undefined;
}
