import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { PlanCall, StudioDocument } from '../protocol.ts';
import { MoveScreen } from './move-screen.tsx';
import { RemoveScreen } from './remove-screen.tsx';

interface ScreenMenuProps {
  readonly document: StudioDocument;
  readonly documents: readonly StudioDocument[];
  /** Makes a change over several files. @returns what is wrong, where it cannot be made */
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
}

/** All that can be done with a screen as a whole. */
export function ScreenMenu(props: ScreenMenuProps) {
  const [asked, setAsked] = useState<'move' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <MenuTrigger>
        <Button className="screen-menu-button">Screen ▾</Button>
        <Popover className="menu" placement="bottom end">
          <Menu aria-label="Screen" onAction={(key) => setAsked(key === 'move' ? 'move' : 'remove')}>
            <MenuItem id="move" className="menu-item">
              Rename or move …
            </MenuItem>
            <MenuItem id="remove" className="menu-item" data-danger>
              Delete …
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {asked === 'move' ? <MoveScreen {...props} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveScreen {...props} onClose={close} /> : null}
    </>
  );
}
