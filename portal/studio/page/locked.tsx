import type { ReactNode } from 'react';
import type { Role } from '../protocol.ts';
import { useMe } from './me.ts';

interface LockedProps {
  /** The least role that may change what is in it. */
  readonly least: Role;
  readonly children: ReactNode;
}

/** Something that only some may change: to all others it is shown, with the reason why they cannot. */
export function Locked({ least, children }: LockedProps) {
  const me = useMe();
  if (me.may(least)) return children;
  return (
    <>
      <p className="role-note">{me.whyNot(least)}</p>
      <fieldset className="locked" disabled>
        {children}
      </fieldset>
    </>
  );
}
