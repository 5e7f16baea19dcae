import type { JsonPath } from '../load/source-file.ts';

/** What is wrong at a place of a screen. */
export interface ScreenProblem {
  readonly rule: string;
  readonly message: string;
  readonly remedy?: string | undefined;
}

/** Takes one problem at a path of the screen's JSON. */
export type Report = (path: JsonPath, problem: ScreenProblem) => void;
