import { lazy } from 'react';
import './blocks.css';

/**
 * The closed set of things that a screen can hold beside its form, by the name that screen configs use. Each is its
 * own file of the bundle. A new block is a definition in screen.schema.json, a row here and a component.
 */
export const blocks = {
  action: lazy(async () => ({ default: (await import('./action.tsx')).ActionBlock })),
  chart: lazy(async () => ({ default: (await import('./chart.tsx')).ChartBlock })),
  comparison: lazy(async () => ({ default: (await import('./comparison/comparison.tsx')).ComparisonBlock })),
  difference: lazy(async () => ({ default: (await import('./difference/difference.tsx')).DifferenceBlock })),
  download: lazy(async () => ({ default: (await import('./download/download.tsx')).DownloadBlock })),
  entries: lazy(async () => ({ default: (await import('./entry-list.tsx')).EntriesBlock })),
  html: lazy(async () => ({ default: (await import('./html.tsx')).HtmlBlock })),
  links: lazy(async () => ({ default: (await import('./links.tsx')).LinksBlock })),
  list: lazy(async () => ({ default: (await import('./list/list.tsx')).ListBlock })),
  message: lazy(async () => ({ default: (await import('./message.tsx')).MessageBlock })),
  plans: lazy(async () => ({ default: (await import('./plans/plans.tsx')).PlansBlock })),
  print: lazy(async () => ({ default: (await import('./print.tsx')).PrintBlock })),
  record: lazy(async () => ({ default: (await import('./record.tsx')).RecordBlock })),
  search: lazy(async () => ({ default: (await import('./search/search.tsx')).SearchBlock })),
  stepper: lazy(async () => ({ default: (await import('./stepper.tsx')).StepperBlock })),
  terms: lazy(async () => ({ default: (await import('./terms.tsx')).TermsBlock })),
  thread: lazy(async () => ({ default: (await import('./thread/thread.tsx')).ThreadBlock })),
  timeline: lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).TimelineBlock })),
  upload: lazy(async () => ({ default: (await import('./upload/upload.tsx')).UploadBlock })),
};
