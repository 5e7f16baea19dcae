/** Something that somebody has under way. */
interface Act {
  isWanted: boolean;
}

/** Acts that take longer than a moment, which whoever began them may give up. */
export interface UnderWay {
  /** Begins an act of somebody. @returns false once he does not want it any more */
  readonly begin: (who: string) => () => boolean;
  /** Gives up the act that somebody began last. */
  readonly giveUp: (who: string) => void;
}

/** @example const isWanted = underWay.begin(who) */
export function createUnderWay(): UnderWay {
  const last = new Map<string, Act>();
  return {
    begin(who) {
      const act: Act = { isWanted: true };
      last.set(who, act);
      return () => act.isWanted;
    },
    giveUp(who) {
      const act = last.get(who);
      if (act !== undefined) act.isWanted = false;
    },
  };
}
