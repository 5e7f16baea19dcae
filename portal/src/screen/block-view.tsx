import { components } from '../blocks/components.ts';
import { WaitingBlock } from '../page/waiting-block.tsx';
import type { BlockPage } from '../page/page.ts';
import type { Block } from '../../screen-language/generated/screen-config.gen.ts';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button, lazyComponent, Notice } from '../ui/index.ts';
import type { FormBlockProps } from './form-block.tsx';

const FormBlock = lazyComponent(async () => (await import('./form-block.tsx')).FormBlock, WaitingBlock);

/** Few pages have several forms. */
const NamedForm = lazyComponent(async () => (await import('./named-form.tsx')).NamedForm, WaitingBlock);

/** Props of {@link BlockView}. */
interface BlockViewProps {
  readonly block: Block;
  readonly page: BlockPage;
  /** Further props of the form block; other blocks never see them. */
  readonly form: FormBlockProps;
}

/** Any block, by the name in the config. */
export function BlockView({ block, page, form }: BlockViewProps) {
  return (
    <BlockBoundary key={page.addressOf({})} page={page}>
      {block.block === 'form' ? renderForm(block, page, form) : renderBlock(block, page)}
    </BlockBoundary>
  );
}

function renderForm(block: Extract<Block, { block: 'form' }>, page: BlockPage, form: FormBlockProps) {
  const Form = form.screen.model.forms === undefined ? FormBlock : NamedForm;
  return <Form {...form} block={block} page={page} />;
}

function renderBlock(block: Exclude<Block, { block: 'form' }>, page: BlockPage) {
  // The registry's row of a block takes exactly that block; TypeScript cannot follow the pair.
  const Shown = components[block.block] as ComponentType<{ block: unknown; page: BlockPage }>;
  return <Shown block={block} page={page} />;
}

/** Props of {@link BlockBoundary}. */
interface BlockBoundaryProps {
  readonly page: Pick<BlockPage, 'text'>;
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly isBroken: boolean;
}

/** Keeps a broken block from taking its screen with it. React itself reports the error to the root's handler. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { page, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Notice tone="error" role="alert" title={page.text('blockBroken')}>
        <Button look="secondary" onClick={reload}>
          {page.text('reload')}
        </Button>
      </Notice>
    );
  }
}

/** The browser remembers that a file could not be loaded; only a new document asks for it again. */
const reload = () => location.reload();
