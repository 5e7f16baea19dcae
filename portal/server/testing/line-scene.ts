import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOrgLine } from '../org/org-line.ts';
import type { OrgLine } from '../org/org-line.ts';
import { followSentBodies } from '../org/sent-bodies.ts';
import { settings } from '../settings.ts';
import type { CallClass, HostSettings } from '../settings.ts';

/** A line to an org that a test plays. */
interface LineScene {
  readonly line: OrgLine;
  readonly close: () => Promise<void>;
}

/** Lets an org listen on a free port, and opens a line of one class to it, which repeats a call at once. */
export async function openLineTo(
  org: Server,
  name: CallClass,
  limits: Partial<HostSettings['org']>,
): Promise<LineScene> {
  await new Promise<void>((resolve) => org.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port, so its address is no string.
  const { port } = org.address() as AddressInfo;
  const sent = followSentBodies();
  const line = openOrgLine({
    sent,
    orgUrl: `http://127.0.0.1:${port}`,
    name,
    limits: { ...settings.org, retryDelay: 0, ...limits },
    onTried: () => undefined,
  });
  return {
    line,
    async close() {
      await line.close();
      sent.close();
      org.closeAllConnections();
      await new Promise((resolve) => org.close(resolve));
    },
  };
}
