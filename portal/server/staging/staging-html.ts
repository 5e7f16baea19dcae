import { createHash } from 'node:crypto';
import type { StageNote } from '../../screen-language/manifest.ts';
import { escapeHtml } from '../escape-html.ts';

/** The address at which staff come in. */
export const stagingAddress = '/staging';
/** The address that takes a pass away. */
export const leaveAddress = '/staging/leave';

const style =
  ':root{color-scheme:light dark}' +
  'body{margin:0;padding:2rem 1rem;background:light-dark(#f4f4f1,#17171a);color:light-dark(#1d1d1b,#f1f1ee);font:1.0625rem/1.5 system-ui,Arial,sans-serif}' +
  'main{max-width:34rem;margin:6vh auto 0;padding:1.75rem 2rem;background:light-dark(#fff,#232327);border:1px solid light-dark(#d3d3cd,#46464d);border-radius:.75rem}' +
  'h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 .75rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1.25rem;margin:0 0 1rem}dt{color:light-dark(#5c5c57,#b5b5af)}dd{margin:0;overflow-wrap:anywhere}' +
  'button{padding:.625rem 1.25rem;border:0;border-radius:.5rem;background:light-dark(#14488f,#a9c8ff);color:light-dark(#fff,#0b1c38);font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:3px solid light-dark(#14488f,#a9c8ff);outline-offset:3px}';

/** The policy of the pages below: one form, and no script. */
export const stagingPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Asks somebody of the staff before he is shown what is staged: no link alone may lead in. */
export function invitationPage({ author, time, reason }: StageNote, invitation: string): string {
  return page(
    'Look at what is staged',
    `<dl><dt>Staged by</dt><dd>${escapeHtml(author)}</dd><dt>On</dt><dd>${shownTime(time)}</dd><dt>Reason</dt><dd>${escapeHtml(reason)}</dd></dl>
<p>This browser shows the staged screens for eight hours, or until you leave staging. Customers go on seeing what is live.</p>
<p><strong>The data is real:</strong> a form that you send is sent.</p>
<form method="post" action="${stagingAddress}"><input type="hidden" name="invitation" value="${escapeHtml(invitation)}"><button type="submit">Look at staging</button></form>`,
  );
}

/** Says that an invitation leads nowhere, and the way to another one. */
export function refusedPage(): string {
  return page(
    'This invitation is over',
    '<p>It leads in once, within two minutes, while something is staged. Open staging again from the studio: <strong>Staging …</strong>, <strong>Look at it</strong>.</p>',
  );
}

/** The bar that says on each page that it is not what customers see; nothing where it is. */
export function stagingBar(stage: StageNote | undefined): string {
  if (stage === undefined) return '';
  const { author, time, reason } = stage;
  return `<aside class="staging-bar" lang="en" aria-label="Staging"><p><strong>Staging</strong> <span>“${escapeHtml(reason)}”, by ${escapeHtml(author)}, ${shownTime(time)}. Customers do not see this. Data is real.</span></p><form method="post" action="${leaveAddress}"><button type="submit">Leave staging</button></form></aside>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;
}

/** `2026-11-26 19:05 UTC`: whoever reads it may be anywhere. */
const shownTime = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
