import type { ComponentType } from 'react';
import type { BlockOf } from '../../screen-language/model/block-descriptor.ts';
import type { BlockProps } from '../page/page.ts';

/** The names of the blocks that few screens have. */
export type RareKind =
  | 'article'
  | 'html'
  | 'chart'
  | 'comparison'
  | 'difference'
  | 'map'
  | 'passkey'
  | 'period'
  | 'picture'
  | 'push'
  | 'share'
  | 'stepper'
  | 'timeline'
  | 'websites'
  | 'week';

/**
 * Fetches the components of blocks that few screens have. Each is its own file of the bundle, like this list of them, so
 * that all other pages know nothing of them.
 */
export const rareBlocks: {
  readonly [kind in RareKind]: () => Promise<ComponentType<BlockProps<BlockOf<kind>>>>;
} = {
  article: async () => (await import('./article/article.tsx')).ArticleBlock,
  html: async () => (await import('./article/article.tsx')).HtmlBlock,
  chart: async () => (await import('./chart/chart.tsx')).ChartBlock,
  comparison: async () => (await import('./comparison/comparison.tsx')).ComparisonBlock,
  difference: async () => (await import('./difference/difference.tsx')).DifferenceBlock,
  map: async () => (await import('./map/map.tsx')).MapBlock,
  passkey: async () => (await import('./passkey/passkey.tsx')).PasskeyBlock,
  period: async () => (await import('./period/period.tsx')).PeriodBlock,
  picture: async () => (await import('./picture/picture.tsx')).PictureBlock,
  push: async () => (await import('./push/push.tsx')).PushBlock,
  share: async () => (await import('./share/share.tsx')).ShareBlock,
  stepper: async () => (await import('./stepper/stepper.tsx')).StepperBlock,
  timeline: async () => (await import('./timeline/timeline.tsx')).TimelineBlock,
  websites: async () => (await import('./article/article.tsx')).WebsitesBlock,
  week: async () => (await import('./week/week.tsx')).WeekBlock,
};
