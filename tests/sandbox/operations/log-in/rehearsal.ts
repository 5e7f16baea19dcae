import type { Services } from '../../services/services.ts';

/**
 * Does something and undoes it. What is not done for an address that is unknown, or somebody else's, must cost as
 * much as what is done.
 */
export function rehearse(services: Pick<Services, 'repository'>, work: () => void): void {
  const undo = new Error('a rehearsal is over');
  try {
    services.repository.transaction(() => {
      work();
      throw undo;
    });
  } catch (cause) {
    if (cause !== undo) throw cause;
  }
}
