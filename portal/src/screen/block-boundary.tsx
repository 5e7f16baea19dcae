import { Component } from 'react';
import type { ReactNode } from 'react';
import type { BlockPage } from '../page/page.ts';
import { Button, Notice } from '../ui/index.ts';

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
