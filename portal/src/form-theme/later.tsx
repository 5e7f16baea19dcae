import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Spinner } from '../ui/index.ts';

/** A control of few forms, loaded with the first form that has one. */
export function later<TProps extends object>(load: () => Promise<{ default: ComponentType<TProps> }>) {
  const Control = lazy(load);
  return function Later(props: TProps) {
    return (
      <Suspense fallback={<Spinner />}>
        <Control {...props} />
      </Suspense>
    );
  };
}
