import { useState } from 'react';
import { calls } from './calls.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** Asks for the present password and another one. Everywhere else one has to log in again. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [before, setBefore] = useState('');
  const [after, setAfter] = useState('');
  const change = async () => {
    const answer = await calls.changePassword(before, after);
    return answer.state === 'failed' ? answer.problem.message : undefined;
  };
  return (
    <PlanDialog title="Change password" action="Change password" onDone={change} onClose={onClose}>
      <div className="dialog-fields">
        <label>
          Present password
          <input
            type="password"
            autoComplete="current-password"
            required
            value={before}
            onChange={({ target }) => setBefore(target.value)}
          />
        </label>
        <label>
          New password, 12 letters or more
          <input
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            value={after}
            onChange={({ target }) => setAfter(target.value)}
          />
        </label>
      </div>
    </PlanDialog>
  );
}
