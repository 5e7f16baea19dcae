/** None, one, or several: mostly there is one, and a set for each would be most of what it costs. */
export type Crowd<TMember extends object> = TMember | Set<TMember> | undefined;

/** With one more. */
export function joinCrowd<TMember extends object>(crowd: Crowd<TMember>, member: TMember): Crowd<TMember> {
  if (crowd === undefined || crowd === member) return member;
  return crowd instanceof Set ? crowd.add(member) : new Set([crowd, member]);
}

/** With one less. */
export function leaveCrowd<TMember extends object>(crowd: Crowd<TMember>, member: TMember): Crowd<TMember> {
  if (!(crowd instanceof Set)) return crowd === member ? undefined : crowd;
  crowd.delete(member);
  return crowd.size > 0 ? crowd : undefined;
}

/** Calls `visit` for each. */
export function eachIn<TMember extends object>(
  crowd: Crowd<TMember>,
  visit: (member: TMember) => void,
): void {
  if (crowd instanceof Set) crowd.forEach(visit);
  else if (crowd) visit(crowd);
}

/** All of them. */
export function crowdOf<TMember extends object>(crowd: Crowd<TMember>): ReadonlySet<TMember> {
  return crowd instanceof Set ? crowd : new Set(crowd && [crowd]);
}
