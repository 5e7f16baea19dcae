import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '../../screen-language/model/block-descriptor.ts';
import type { BlockProps } from '../page/page.ts';
import { lazyComponent } from '../ui/index.ts';
import './blocks.css';
import { LinksBlock } from './links/links.tsx';
import { MessageBlock } from './message/message.tsx';
import { RecordBlock } from './record/record.tsx';
import { WaitingBlock } from '../page/waiting-block.tsx';

type Components = {
  readonly [kind in Exclude<BlockKind, 'form'>]: ComponentType<BlockProps<BlockOf<kind>>>;
};

/**
 * The component of each block of the registry; the form's belongs to the engine. Those that most screens have come
 * with the engine; each other one is its own file of the bundle.
 */
export const components = {
  action: lazyComponent(async () => (await import('./action/action.tsx')).ActionBlock, WaitingBlock),
  chart: lazyComponent(async () => (await import('./chart/chart.tsx')).ChartBlock, WaitingBlock),
  comparison: lazyComponent(
    async () => (await import('./comparison/comparison.tsx')).ComparisonBlock,
    WaitingBlock,
  ),
  difference: lazyComponent(
    async () => (await import('./difference/difference.tsx')).DifferenceBlock,
    WaitingBlock,
  ),
  download: lazyComponent(async () => (await import('./download/download.tsx')).DownloadBlock, WaitingBlock),
  entries: lazyComponent(async () => (await import('./entries/entries.tsx')).EntriesBlock, WaitingBlock),
  html: lazyComponent(async () => (await import('./html/html.tsx')).HtmlBlock, WaitingBlock),
  links: LinksBlock,
  list: lazyComponent(async () => (await import('./list/list.tsx')).ListBlock, WaitingBlock),
  message: MessageBlock,
  plans: lazyComponent(async () => (await import('./plans/plans.tsx')).PlansBlock, WaitingBlock),
  print: lazyComponent(async () => (await import('./print/print.tsx')).PrintBlock, WaitingBlock),
  record: RecordBlock,
  search: lazyComponent(async () => (await import('./search/search.tsx')).SearchBlock, WaitingBlock),
  stepper: lazyComponent(async () => (await import('./stepper/stepper.tsx')).StepperBlock, WaitingBlock),
  terms: lazyComponent(async () => (await import('./terms/terms.tsx')).TermsBlock, WaitingBlock),
  thread: lazyComponent(async () => (await import('./thread/thread.tsx')).ThreadBlock, WaitingBlock),
  timeline: lazyComponent(async () => (await import('./timeline/timeline.tsx')).TimelineBlock, WaitingBlock),
  upload: lazyComponent(async () => (await import('./upload/upload.tsx')).UploadBlock, WaitingBlock),
} satisfies Components;
