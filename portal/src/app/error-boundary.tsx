import { Component, Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkLoadError } from '../ui/index.ts';
import { CrashPage } from '../page/plain-pages.tsx';

/** Props of {@link ErrorBoundary}. */
interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands around the crash page, where nothing outside of the boundary does. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Called before what broke is tried again. */
  readonly onRetry?: () => void;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Keeps a broken screen from taking the page with it. React itself reports the error to the root's handler. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { children, frame: Frame = Fragment } = this.props;
    if (this.state.failure === undefined) return children;
    return (
      <Frame>
        <CrashPage onRetry={this.retry} />
      </Frame>
    );
  }

  /** The browser remembers that a file could not be loaded; only a new document asks for it again. */
  private readonly retry = () => {
    this.props.onRetry?.();
    if (isChunkLoadError(this.state.failure?.error)) location.reload();
    else this.setState({ failure: undefined });
  };
}
