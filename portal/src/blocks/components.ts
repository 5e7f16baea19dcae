import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '../../screen-language/model/block-descriptor.ts';
import type { BlockProps } from '../page/page.ts';
import { later } from '../ui/index.ts';
import { ActionBlock } from './action/action.tsx';
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
  action: ActionBlock,
  chart: later(async () => (await import('./chart/chart.tsx')).ChartBlock, WaitingBlock),
  comparison: later(async () => (await import('./comparison/comparison.tsx')).ComparisonBlock, WaitingBlock),
  difference: later(async () => (await import('./difference/difference.tsx')).DifferenceBlock, WaitingBlock),
  download: later(async () => (await import('./download/download.tsx')).DownloadBlock, WaitingBlock),
  entries: later(async () => (await import('./entries/entries.tsx')).EntriesBlock, WaitingBlock),
  html: later(async () => (await import('./html/html.tsx')).HtmlBlock, WaitingBlock),
  links: LinksBlock,
  list: later(async () => (await import('./list/list.tsx')).ListBlock, WaitingBlock),
  message: MessageBlock,
  plans: later(async () => (await import('./plans/plans.tsx')).PlansBlock, WaitingBlock),
  print: later(async () => (await import('./print/print.tsx')).PrintBlock, WaitingBlock),
  record: RecordBlock,
  search: later(async () => (await import('./search/search.tsx')).SearchBlock, WaitingBlock),
  stepper: later(async () => (await import('./stepper/stepper.tsx')).StepperBlock, WaitingBlock),
  terms: later(async () => (await import('./terms/terms.tsx')).TermsBlock, WaitingBlock),
  thread: later(async () => (await import('./thread/thread.tsx')).ThreadBlock, WaitingBlock),
  timeline: later(async () => (await import('./timeline/timeline.tsx')).TimelineBlock, WaitingBlock),
  upload: later(async () => (await import('./upload/upload.tsx')).UploadBlock, WaitingBlock),
} satisfies Components;
