import { isAtLeast } from '../editing/rights.ts';
import type { Approver } from '../publication-protocol.ts';
import type { Actor } from './actor.ts';
import type { WrittenDocument } from './publishing.ts';
import type { Team } from './team/team.ts';

/** The team, as far as it decides on publications. */
type KnownTeam = Pick<Team, 'isReviewed' | 'people'> | undefined;

/** Returns true where somebody else has to approve what somebody publishes. */
export const needsApproval = ({ role }: Actor, team: KnownTeam): boolean =>
  !isAtLeast(role, 'publish') || team?.isReviewed === true;

/** Everybody who may approve what somebody asks for, unless he wrote some of it; undefined where nobody has to. */
export function approversOf(
  documents: readonly WrittenDocument[],
  { actor, team }: { readonly actor: Actor; readonly team: KnownTeam },
): readonly Approver[] | undefined {
  if (team === undefined || !needsApproval(actor, team)) return undefined;
  return team
    .people()
    .filter(({ id, role, isActive }) => isActive && id !== actor.id && isAtLeast(role, 'publish'))
    .map(({ id, name }) => ({
      name,
      wrote: documents
        .filter(({ writers }) => team.isReviewed && writers.includes(id))
        .map((document) => document.id),
    }));
}
