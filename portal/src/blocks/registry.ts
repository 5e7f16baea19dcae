import { lazy } from 'react';
import { ActionBlock } from './action.tsx';
import './blocks.css';
import { LinksBlock } from './links.tsx';
import { MessageBlock } from './message.tsx';
import { RecordBlock } from './record.tsx';

/**
 * The closed set of things that a screen can hold beside its form, by the name that screen configs use. Those
 * that most screens have come with the engine; each other one is its own file of the bundle. A new block is a definition in screen.schema.json, a row here and a component.
 */
export const blocks = {
  action: ActionBlock,
  chart: lazy(async () => ({ default: (await import('./chart.tsx')).ChartBlock })),
  comparison: lazy(async () => ({ default: (await import('./comparison/comparison.tsx')).ComparisonBlock })),
  difference: lazy(async () => ({ default: (await import('./difference/difference.tsx')).DifferenceBlock })),
  download: lazy(async () => ({ default: (await import('./download/download.tsx')).DownloadBlock })),
  entries: lazy(async () => ({ default: (await import('./entry-list.tsx')).EntriesBlock })),
  html: lazy(async () => ({ default: (await import('./html.tsx')).HtmlBlock })),
  links: LinksBlock,
  list: lazy(async () => ({ default: (await import('./list/list.tsx')).ListBlock })),
  message: MessageBlock,
  plans: lazy(async () => ({ default: (await import('./plans/plans.tsx')).PlansBlock })),
  print: lazy(async () => ({ default: (await import('./print.tsx')).PrintBlock })),
  record: RecordBlock,
  search: lazy(async () => ({ default: (await import('./search/search.tsx')).SearchBlock })),
  stepper: lazy(async () => ({ default: (await import('./stepper.tsx')).StepperBlock })),
  terms: lazy(async () => ({ default: (await import('./terms.tsx')).TermsBlock })),
  thread: lazy(async () => ({ default: (await import('./thread/thread.tsx')).ThreadBlock })),
  timeline: lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).TimelineBlock })),
  upload: lazy(async () => ({ default: (await import('./upload/upload.tsx')).UploadBlock })),
};
