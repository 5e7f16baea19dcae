import { useEffect, useState } from 'react';
import type { AuditEntry } from '../protocol.ts';
import { calls } from './calls.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { shownTime } from './shown-time.ts';

/** The last lines of the audit log, which nobody can change from here. */
export function AuditDialog({ onClose }: { readonly onClose: () => void }) {
  const [entries, setEntries] = useState<readonly AuditEntry[]>();
  useEffect(() => {
    void calls.audit().then((answer) => answer.state === 'done' && setEntries(answer.value));
  }, []);
  return (
    <NoticeDialog title="What was done" onClose={onClose}>
      <p className="dialog-note">
        The last 200 lines of the audit log. <code>npm run studio:team -- audit</code> verifies all of it.
      </p>
      {entries === undefined ? (
        <p className="pane-note">Loading …</p>
      ) : (
        <section className="audit" aria-label="Audit log">
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ number, time, actor, action, detail }) => (
                <tr key={number}>
                  <td>{shownTime(time)}</td>
                  <td>{actor}</td>
                  <td>
                    {action} {detail === '' ? null : <span className="audit-detail">{detail}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </NoticeDialog>
  );
}
