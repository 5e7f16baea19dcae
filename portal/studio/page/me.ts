import { createContext, useContext } from 'react';
import { isAtLeast, notAllowed } from '../editing/rights.ts';
import type { Person, Role, StudioSettings } from '../protocol.ts';

/** Whoever uses this page, and what he may do. */
export interface Me extends Person {
  readonly isInTeam: boolean;
  /** Publications go live without anybody else's approval. */
  readonly publishesAlone: boolean;
  readonly may: (least: Role) => boolean;
  /** Says why he may not do something. */
  readonly whyNot: (least: Role) => string;
}

/** Reads it out of the settings. */
export function meIn({ me, team }: Pick<StudioSettings, 'me' | 'team'>): Me {
  const may = (least: Role) => isAtLeast(me.role, least);
  return {
    ...me,
    isInTeam: team !== undefined,
    publishesAlone: may('publish') && team?.isReviewed !== true,
    may,
    whyNot: (least) => notAllowed(me.role, least),
  };
}

const MeContext = createContext<Me>(meIn({ me: { name: '', role: 'read' } }));

/** Hands whoever uses this page to everything in it. */
export const MeProvider = MeContext.Provider;

/** Returns whoever uses this page. */
export const useMe = (): Me => useContext(MeContext);
