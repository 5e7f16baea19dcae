import { getLocation, parse } from 'jsonc-parser';
import type { Offer, Offers } from '../protocol.ts';
import { valueAt } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import { resolved, schemaAt, schemaOf } from './language-schema.ts';
import type { LanguageSchema } from './language-schema.ts';
import { keyPicksFor, picksFor } from './picks.ts';

/** The language, and what a screen can name. */
export interface NameContext {
  readonly schema: LanguageSchema;
  readonly offers: Offers;
}

/** Names that can stand at a place of a JSON text, and the range that one of them takes the place of. */
interface NamesAt {
  readonly from: number;
  readonly to: number;
  readonly offers: readonly Offer[];
}

/** Returns what can be named at a place of a screen's JSON, also while that is half typed; undefined where nothing is named. */
export function namesAt(text: string, offset: number, { schema, offers }: NameContext): NamesAt | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const screen: unknown = parse(text);
  const context = { screen, offers };
  const found = isAtPropertyKey
    ? keyPicksFor(path.slice(0, -1), context)
    : valuesAt(path, screen, { schema, offers });
  if (found === undefined || found.length === 0) return undefined;
  const [from, to] =
    previousNode === undefined
      ? [offset, offset]
      : [previousNode.offset, previousNode.offset + previousNode.length];
  const isInside = from <= offset && offset <= to;
  return { from: isInside ? from : offset, to: isInside ? to : offset, offers: found };
}

function valuesAt(
  path: JsonPath,
  screen: unknown,
  { schema: root, offers }: NameContext,
): readonly Offer[] | undefined {
  // The entries of a list are named as its member is.
  const member = path.slice(0, path.findLastIndex((step) => typeof step === 'string') + 1);
  if (member.length === 0) return undefined;
  const above = member.slice(0, -1);
  const owner = schemaAt(screen, above, root);
  const schema = schemaAt(screen, member, root);
  if (owner === undefined || schema === undefined) return undefined;
  return picksFor(
    {
      path: member,
      owner: schemaOf(valueAt(screen, above), owner, root),
      schema: path.length > member.length ? resolved(schema.items ?? {}, root) : schema,
    },
    { screen, offers },
  );
}
