import { useEffect, useState } from 'react';

/**
 * What the last submission was answered with. What was pressed may be gone when that is shown, a form after its last
 * step for example: then the page begins anew at its heading, so that nobody is left at the foot of it.
 */
export function useResult(): readonly [unknown, (result: unknown) => void] {
  const [result, setResult] = useState<unknown>();
  useEffect(() => {
    if (result === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [result]);
  return [result, setResult];
}
