import { components } from '../blocks/components.ts';
import { WaitingBlock } from '../page/waiting-block.tsx';
import type { BlockPage } from '../page/page.ts';
import type { Block } from '../../screen-language/generated/screen-config.gen.ts';
import { lazyComponent } from '../ui/index.ts';
import { BlockBoundary } from './block-boundary.tsx';
import type { FormBlockProps } from './form-block.tsx';

const FormBlock = lazyComponent(async () => (await import('./form-block.tsx')).FormBlock, WaitingBlock);

/** Props of {@link BlockView}. */
interface BlockViewProps {
  readonly block: Block;
  readonly page: BlockPage;
  /** What the form block needs beside the page; other blocks never see it. */
  readonly form: FormBlockProps;
}

/** Any block, by the name in the config. */
export function BlockView({ block, page, form }: BlockViewProps) {
  return (
    <BlockBoundary key={page.addressOf({})} page={page}>
      {block.block === 'form' ? <FormBlock {...form} block={block} page={page} /> : renderBlock(block, page)}
    </BlockBoundary>
  );
}

function renderBlock(block: Exclude<Block, { block: 'form' }>, page: BlockPage) {
  // The registry's row of a block takes exactly that block; TypeScript cannot follow the pair.
  const Component = components[block.block] as React.ComponentType<{ block: unknown; page: BlockPage }>;
  return <Component block={block} page={page} />;
}
