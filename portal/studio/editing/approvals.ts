import type { Approver } from '../publication-protocol.ts';

/** The answer to the question of who approves something. */
interface Approval {
  /** True while the team has no one who may. */
  readonly isStuck: boolean;
  /** One or two sentences. */
  readonly words: string;
}

/** Names that are told; of more people the number is. */
const mostNames = 3;

/**
 * Says who may approve a publication of some documents, or that nobody may, and what to do then.
 *
 * @param approvers everybody else who may publish, with the documents that each has saved
 * @param documents ids of those that go live
 */
export function approvalOf(approvers: readonly Approver[], documents: readonly string[]): Approval {
  const known = approvers.map(({ name, wrote }) => ({
    name,
    wrote: wrote.filter((id) => documents.includes(id)),
  }));
  const free = known.filter(({ wrote }) => wrote.length === 0).map(({ name }) => name);
  if (free.length > 0) return { isStuck: false, words: `${listOf(free)} may approve it.` };
  const [nearest] = known.toSorted((one, other) => one.wrote.length - other.wrote.length);
  if (nearest === undefined)
    return stuck(
      'nobody else may publish. Ask whoever runs the studio to give another person the role “publish”.',
    );
  const ask = 'ask whoever runs the studio to give the role “publish” to somebody who saved none of it';
  const all = 'everybody else who may publish has saved some of it.';
  if (nearest.wrote.length === documents.length) return stuck(`${all} A${ask.slice(1)}.`);
  return stuck(`${all} Leave out ${nearest.wrote.join(', ')}, which ${nearest.name} has saved, or ${ask}.`);
}

const stuck = (why: string): Approval => ({ isStuck: true, words: `Nobody may approve it: ${why}` });

function listOf(names: readonly string[]): string {
  const told = names.length > mostNames ? names.slice(0, mostNames - 1) : names.slice(0, -1);
  const rest = names.slice(told.length);
  const last = rest.length === 1 ? rest[0] : `${rest.length} others`;
  return told.length === 0 ? (last ?? '') : `${told.join(', ')} or ${last}`;
}
