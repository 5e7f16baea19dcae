import { lateCode } from '../ui/index.ts';

/** The code that judges answers: before the first attempt to go on, none is judged. */
export const judging = lateCode(async () => {
  const { judgeStep, prefetchChecks } = await import('./judge.ts');
  return { judgeStep, prefetchChecks };
});
