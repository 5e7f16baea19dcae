import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a calmed value follows. */
const calm = 400;

/** Returns a value that follows another one when that has not changed for a while: for what may come after the preview. */
export function useCalmed<TValue>(value: TValue): TValue {
  const [calmed, setCalmed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalmed(value), calm);
    return () => clearTimeout(timer);
  }, [value]);
  return calmed;
}
