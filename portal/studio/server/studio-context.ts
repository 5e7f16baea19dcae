import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAtLeast, notAllowed } from '../editing/rights.ts';
import type { Problem, ProblemCode, Role, StudioSettings } from '../protocol.ts';
import { failed } from './answer.ts';
import { alone } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Answer } from './answer.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { Previews } from './previews.ts';
import type { Publishing } from './publishing.ts';
import type { StudioStaging } from './studio-staging.ts';
import type { Team } from './team/team.ts';
import { createUnderWay } from './under-way.ts';
import type { UnderWay } from './under-way.ts';
import type { Workspace } from './workspace.ts';

/** The drafts of somebody, and the project with them. */
export type OpenWorkspace = Pick<Workspace, keyof Workspace>;

/** Options of the studio's host. */
export interface StudioHostOptions {
  /** The drafts of somebody, by the id of his account. */
  readonly workspaceOf: (who: string) => OpenWorkspace;
  readonly previews: Previews;
  readonly settings: Omit<StudioSettings, 'me' | 'team'>;
  /** The password of all viewers. */
  readonly password: string;
  /** Folder of the built page. */
  readonly page: string;
  /** The origin of the page: `http://127.0.0.1:4180`. */
  readonly origin: string;
  /** An address at which a screen has something to show; undefined where none is known. */
  readonly sampleAddress: (
    screen: { readonly id: string; readonly route: string },
    brand: string,
  ) => string | undefined;
  /** Publishing what is on the disk into the portal that customers see. */
  readonly publishing: Publishing;
  /** The publication in staging. */
  readonly staging: StudioStaging;
  /** Links by which others see drafts. */
  readonly links: PreviewLinks;
  /** Those who may use the studio; without it, whoever is at this machine. */
  readonly team?: Team | undefined;
  /** The proxies whose word on a client's address counts. */
  readonly trustProxy?: string | undefined;
}

/** All that the calls of the studio need. */
export interface StudioContext extends StudioHostOptions {
  /** Whoever a request comes from; the host has let it in already. */
  readonly actorOf: (request: FastifyRequest) => Actor;
  /** Lets only those through who may do what a role may. */
  readonly needs: (least: Role) => {
    readonly preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  };
  /** Saving and staging, which can be given up. */
  readonly underWay: UnderWay;
  /** Writes down what somebody is about to do. */
  readonly note: (request: FastifyRequest, action: string, detail: string) => void;
}

const statuses: Readonly<Record<ProblemCode, number>> = {
  FOREIGN_REQUEST: 403,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NEEDS_REVIEW: 409,
  TOO_MANY_TRIES: 429,
  INVALID_REQUEST: 400,
  NOT_FOUND: 404,
  TAKEN: 409,
  DIAGNOSTICS: 422,
  OVERTAKEN: 409,
  CHANGED_SINCE: 409,
  CANCELLED: 409,
  OTHER_BUILD: 409,
  PREVIEW_FAILED: 502,
  DISK_FAILED: 500,
};

/** Sends an answer, or why there is none. */
export function send(reply: FastifyReply, answer: Answer<unknown>): FastifyReply {
  if (answer.state === 'done') return reply.send(answer.value);
  const body: Problem = answer.problem;
  return reply.code(statuses[body.code]).send(body);
}

/** The context of calls, for requests whose senders are known. */
export function contextOf(options: StudioHostOptions, actors: WeakMap<FastifyRequest, Actor>): StudioContext {
  const actorOf = (request: FastifyRequest) =>
    actors.get(request) ?? (options.team === undefined ? alone : nobody());
  return {
    ...options,
    actorOf,
    underWay: createUnderWay(),
    needs: (least) => ({
      async preHandler(request, reply) {
        const { role } = actorOf(request);
        if (isAtLeast(role, least)) return undefined;
        return send(reply, failed('NOT_ALLOWED', notAllowed(role, least)));
      },
    }),
    note: (request, action, detail) =>
      options.team?.note({ actor: actorOf(request).username, action, detail }),
  };
}

function nobody(): never {
  throw new Error('A request was let in whose sender is not known.');
}
