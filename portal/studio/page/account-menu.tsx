import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { roleWords } from '../editing/rights.ts';
import { AuditDialog } from './audit-dialog.tsx';
import { calls } from './calls.ts';
import { useMe } from './me.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Whoever is logged in, and what he can do with his account. */
export function AccountMenu() {
  const me = useMe();
  const [asked, setAsked] = useState<'audit' | 'password'>();
  if (!me.isInTeam) return null;
  const act = async (what: string | number) => {
    if (what === 'audit' || what === 'password') setAsked(what);
    else if ((await calls.logOut()).state === 'done') location.reload();
  };
  return (
    <>
      <MenuTrigger>
        <Button className="account-button">{me.name} ▾</Button>
        <Popover className="menu" placement="bottom start">
          <p className="account-role">You may {roleWords[me.role]}.</p>
          <Menu aria-label={me.name} onAction={(key) => void act(key)}>
            {me.may('publish') ? (
              <MenuItem id="audit" className="menu-item">
                What was done …
              </MenuItem>
            ) : null}
            <MenuItem id="password" className="menu-item">
              Change password …
            </MenuItem>
            <MenuItem id="out" className="menu-item">
              Log out
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {asked === 'audit' ? <AuditDialog onClose={() => setAsked(undefined)} /> : null}
      {asked === 'password' ? <PasswordDialog onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
