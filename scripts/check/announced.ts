/** A version and the changes that are announced for the next one, as changesets say them. */
interface Announced {
  readonly version: string;
  readonly changesets: readonly string[];
}

/** Returns true when a changeset moves the SDK's version as far as a breaking change needs: below 1.0 by a minor one. */
export function isBreakAnnounced({ version, changesets }: Announced): boolean {
  const enough = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  return changesets.some((text) => {
    const head = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
    const bump = /^['"]@energy-portal\/sdk['"]: (\w+)$/m.exec(head)?.[1];
    return bump !== undefined && enough.includes(bump);
  });
}
