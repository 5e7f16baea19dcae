import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { CacheCounts } from './cache-counts.ts';

/** Figures of one page, as the host reads them. */
interface PageFigures {
  readonly path: string;
  readonly vitals: Readonly<Record<string, number>>;
  /** The number of errors that the customer did not see. */
  readonly errors: number;
  /** Counts of the record cache. */
  readonly cache: CacheCounts;
}

/** The page that is measured. */
interface MeasuredPage {
  /** The path on which the page was loaded. */
  readonly path: string;
  readonly countErrors: () => number;
  readonly countCache: () => CacheCounts;
  readonly send: (figures: PageFigures) => void;
  /** Calls when the page is put away, which may be the last that it hears. */
  readonly onHidden: (tell: () => void) => void;
}

/** Measures how a page loads and answers, and sends it once, when the page is first put away. */
export function measurePage({ path, countErrors, countCache, send, onHidden }: MeasuredPage): void {
  const vitals: Record<string, number> = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => void (vitals[name] = Math.round(value * 1_000) / 1_000));
  let isSent = false;
  onHidden(() => {
    if (isSent) return;
    isSent = true;
    send({ path, vitals, errors: countErrors(), cache: countCache() });
  });
}
