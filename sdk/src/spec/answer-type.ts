/**
 * The check of what a server answers. An answer that is refused is the error `MALFORMED_RESPONSE`, and nothing of it is kept.
 *
 * - `off`: none. What has no key stays in the answer that brought it.
 * - `entities`: of what leads to entities, their keys and versions: what the cache itself relies on.
 * - `all`: of members that are required and of types, too: what the TypeScript types promise. The code for it is fetched with
 *   the first request. Values of enumerations, patterns, bounds and members that no spec names are left to newer servers.
 */
export type Validation = 'off' | 'entities' | 'all';

/**
 * The type of a value in an answer, as far as it is checked: members that are required, and types of JSON. Derived
 * from the schemas by the generator.
 *
 * - text: the first letters of the types that fit (`s`tring, `n`umber, `b`oolean, `o`bject, `a`rray, `0` for null), none
 *   where all do; or `#` with the name of a type;
 * - a list of one: an array of such items;
 * - a list of several: one of these;
 * - an object: the members, `name?` for one that may be left out, `*` for all others. Its only member `|name` instead
 *   names the types of objects by what is in their member `name`, `*` for all others.
 */
export type AnswerType = string | readonly AnswerType[] | AnswerMembers;

/** Types by the names of members. */
export interface AnswerMembers {
  readonly [member: string]: AnswerType;
}

/** The types of the answers of one api. */
export interface AnswerTypes {
  /** By the operation's id. */
  readonly answers: AnswerMembers;
  /** By name: those that are used in several places, or in themselves. */
  readonly named: AnswerMembers;
}
