import { NO_MARKUP, html } from '../html/html.ts';
import { DEMO_LOG_INS, DEMO_PASSWORD } from '../seed/demo-log-ins.ts';
import type { Services } from '../services/services.ts';
import { consolePage, showTime } from './console-page.ts';

/** GET what there is to see, and who can log in. */
export function indexPage(services: Pick<Services, 'clock'>, portalUrl: string | undefined): Response {
  const logIns = DEMO_LOG_INS.map(
    ({ username, note }) =>
      html`<tr>
        <td>${username}</td>
        <td>${note}</td>
      </tr>`,
  );
  const portal = portalUrl === undefined ? NO_MARKUP : html`<li><a href="${portalUrl}">The portal</a></li>`;
  return consolePage(
    'Overview',
    html`<p>The org's time is ${showTime(services.clock.now())}.</p>
      <ul>
        ${portal}
        <li><a href="/__sandbox/outbox">Outbox</a>: messages that the org sent, with their links</li>
        <li><a href="/__sandbox/documents">Documents</a>: what customers sent in, and the decision on it</li>
        <li>
          <a href="/__sandbox/start-dates">Start dates</a>: orders under way, and the day on which they start
        </li>
        <li><a href="/__sandbox/cases">Cases</a>: messages of customers, and replies of advisors</li>
      </ul>
      <h2>Log-ins</h2>
      <p>The password of each is <code>${DEMO_PASSWORD}</code></p>
      <table>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Shows</th>
          </tr>
        </thead>
        <tbody>
          ${logIns}
        </tbody>
      </table>
      <h2>For programs</h2>
      <ul>
        <li>
          <code>/services/oauth2/token</code> and <code>/services/oauth2/authorize</code>: tokens for the
          interface
        </li>
        <li><code>/__sandbox/control</code>: seed, clock and injected errors, as JSON</li>
      </ul>`,
  );
}
