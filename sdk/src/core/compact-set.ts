/** None, one, or several: mostly there is one, and a set for each would be most of what it costs. */
export type CompactSet<TMember extends object> = TMember | Set<TMember> | undefined;

/** With one more. */
export function addToSet<TMember extends object>(
  set: CompactSet<TMember>,
  member: TMember,
): CompactSet<TMember> {
  if (set === undefined || set === member) return member;
  return set instanceof Set ? set.add(member) : new Set([set, member]);
}

/** With one less. */
export function removeFromSet<TMember extends object>(
  set: CompactSet<TMember>,
  member: TMember,
): CompactSet<TMember> {
  if (!(set instanceof Set)) return set === member ? undefined : set;
  set.delete(member);
  return set.size > 0 ? set : undefined;
}

/** Calls `visit` for each. */
export function forEachIn<TMember extends object>(
  set: CompactSet<TMember>,
  visit: (member: TMember) => void,
): void {
  if (set instanceof Set) set.forEach(visit);
  else if (set) visit(set);
}

/** All of them. */
export function valuesOf<TMember extends object>(set: CompactSet<TMember>): ReadonlySet<TMember> {
  return set instanceof Set ? set : new Set(set && [set]);
}
