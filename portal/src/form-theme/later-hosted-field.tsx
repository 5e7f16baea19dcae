import type { FieldProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { Spinner } from '../ui/index.ts';

const HostedField = lazy(() => import('./hosted-field.tsx'));

/** A hosted field, loaded with the first form that has one. */
export function LaterHostedField(props: FieldProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <HostedField {...props} />
    </Suspense>
  );
}
