import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '../../screen-language/model/block-descriptor.ts';
import type { BlockProps } from '../page/page.ts';
import { lazyComponent } from '../ui/index.ts';
import type { RareKind } from './rare-blocks.ts';
import './blocks.css';
import { LinksBlock } from './links/links.tsx';
import { MessageBlock } from './message/message.tsx';
import { PrintBlock } from './print/print.tsx';
import { RecordBlock } from './record/record.tsx';
import { WaitingBlock } from '../page/waiting-block.tsx';

type Components = {
  readonly [kind in Exclude<BlockKind, 'form'>]: ComponentType<BlockProps<BlockOf<kind>>>;
};

/** A block of the few screens that have one: its name costs the others nothing. */
const rare = <TKind extends RareKind>(kind: TKind) =>
  lazyComponent(async () => (await import('./rare-blocks.ts')).rareBlocks[kind](), WaitingBlock);

/**
 * The component of each block of the registry; the form's belongs to the engine. Those that most screens have, and what is
 * smaller than a file, come with the engine; each other one is its own file of the bundle.
 */
export const components = {
  action: lazyComponent(async () => (await import('./action/action.tsx')).ActionBlock, WaitingBlock),
  article: rare('article'),
  chart: rare('chart'),
  comparison: rare('comparison'),
  difference: rare('difference'),
  download: lazyComponent(async () => (await import('./download/download.tsx')).DownloadBlock, WaitingBlock),
  entries: lazyComponent(async () => (await import('./entries/entries.tsx')).EntriesBlock, WaitingBlock),
  html: rare('html'),
  links: LinksBlock,
  list: lazyComponent(async () => (await import('./list/list.tsx')).ListBlock, WaitingBlock),
  map: rare('map'),
  message: MessageBlock,
  passkey: rare('passkey'),
  period: rare('period'),
  picture: rare('picture'),
  plans: lazyComponent(async () => (await import('./plans/plans.tsx')).PlansBlock, WaitingBlock),
  print: PrintBlock,
  push: rare('push'),
  record: RecordBlock,
  search: lazyComponent(async () => (await import('./search/search.tsx')).SearchBlock, WaitingBlock),
  share: rare('share'),
  stepper: rare('stepper'),
  terms: lazyComponent(async () => (await import('./terms/terms.tsx')).TermsBlock, WaitingBlock),
  thread: lazyComponent(async () => (await import('./thread/thread.tsx')).ThreadBlock, WaitingBlock),
  timeline: rare('timeline'),
  upload: lazyComponent(async () => (await import('./upload/upload.tsx')).UploadBlock, WaitingBlock),
  websites: rare('websites'),
  week: rare('week'),
} satisfies Components;
