import type { Finding, JsonPath } from '../load/source-file.ts';

/** Takes one finding at a path of the screen's JSON. */
export type Report = (path: JsonPath, finding: Finding) => void;
