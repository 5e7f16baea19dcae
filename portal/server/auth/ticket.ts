import { hostCookie } from './session-cookie.ts';
import type { Seal } from './sealed-session.ts';

/** What `verifyRegistration` says of a registration, as the specs have it. */
export interface ProvenRegistration {
  readonly registrationId: string;
  readonly [member: string]: unknown;
}

/**
 * What the host has to know again when a code comes back: whom it was sent to, or for what. `until` is in epoch milliseconds.
 */
export type Ticket =
  | {
      readonly kind: 'reset';
      readonly username: string;
      readonly until: number;
      /** A secret of this browser; absent in tickets of hosts before this one. */
      readonly id?: string;
    }
  | {
      readonly kind: 'logInCode';
      readonly username: string;
      /** As `sealedRequest` has it. */
      readonly identifier: string;
      readonly until: number;
    }
  | {
      readonly kind: 'registration';
      readonly registration: ProvenRegistration;
      /** The org's name of the request; absent before the customer has chosen a log-in. */
      readonly identifier?: string;
      readonly isComplete?: true;
      /** The end of what was proven, as the org has it, in epoch milliseconds. No link works after it, and none is sent. */
      readonly ends: number;
      readonly until: number;
    };

export type TicketKind = Ticket['kind'];

const cookies = {
  reset: hostCookie('reset'),
  logInCode: hostCookie('log-in-code'),
  registration: hostCookie('registration'),
} as const;

/** A browser's tickets, one of a kind. */
export interface Tickets {
  /** The ticket in a request, also one whose time is over. */
  readonly find: <TKind extends TicketKind>(
    kind: TKind,
    header: string | undefined,
    secure: boolean,
  ) => Promise<Extract<Ticket, { readonly kind: TKind }> | undefined>;
  /** The cookie that gives a ticket to a browser. */
  readonly give: (ticket: Ticket, secure: boolean) => Promise<string>;
  /** The cookie that takes one away. */
  readonly take: (kind: TicketKind, secure: boolean) => string;
}

/** Creates the tickets of a host: sealed like sessions, as nothing is kept here. */
export function createTickets({ seal, open }: Seal): Tickets {
  return {
    async find(kind, header, secure) {
      const value = cookies[kind].read(header, secure);
      const found = value === undefined ? undefined : await open(value);
      // Sealed by a host of this product: what says that it is of this kind is so.
      const ticket = found as Extract<Ticket, { readonly kind: typeof kind }> | undefined;
      return ticket?.kind === kind ? ticket : undefined;
    },
    give: async (ticket, secure) => cookies[ticket.kind].set(await seal(ticket), secure),
    take: (kind, secure) => cookies[kind].clear(secure),
  };
}
