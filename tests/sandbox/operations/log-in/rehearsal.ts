import type { World } from '../../protocol/call.ts';

/**
 * Does something and undoes it. What is not done for an address that is unknown, or somebody else's, must cost as
 * much as what is done.
 */
export function rehearse(world: World, work: () => void): void {
  const undo = new Error('a rehearsal is over');
  try {
    world.repository.transaction(() => {
      work();
      throw undo;
    });
  } catch (cause) {
    if (cause !== undo) throw cause;
  }
}
