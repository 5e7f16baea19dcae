import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from './pages.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Gets the number of attempts, so that a retry builds its content anew. */
  readonly children: (attempt: number) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly attempt: number;
}

/** Keeps a broken screen from taking the page with it. React itself reports the error to the root's handler. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children(this.state.attempt);
    return (
      <CrashPage onRetry={() => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }))} />
    );
  }
}
