import type { Person } from '../protocol.ts';

/** Somebody who uses the studio; without a team, one who may do everything. */
export interface Actor extends Person {
  readonly id: string;
  readonly username: string;
}

/** Whoever is at this machine, alone. */
export const alone: Actor = { id: '', username: '', name: '', role: 'publish' };
