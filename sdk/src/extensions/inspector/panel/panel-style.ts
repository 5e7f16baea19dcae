import { ROW_HEIGHT } from './list.ts';
import { PALETTE, TONE_RULES } from './palette.ts';

const BASE = `
.panel {
  ${PALETTE}
  color-scheme: light dark;
  background: var(--ground);
  block-size: 100%;
  color: var(--ink);
  display: flex;
  flex-direction: column;
  font: 13px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  min-block-size: 0;
  position: relative;
  text-align: start;
}
.panel[data-theme='light'] { color-scheme: light; }
.panel[data-theme='dark'] { color-scheme: dark; }
.panel *, .panel *::before { box-sizing: border-box; }
h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h2 { font-size: 15px; line-height: 1.4; overflow-wrap: anywhere; }
h3 { color: var(--muted); font-size: 12px; font-weight: 600; }
button, input, select { color: inherit; font: inherit; margin: 0; }
button, select, label.icon-button { cursor: pointer; }
code, kbd, .number, .tree, .json, .field-value, .changes, time { font-family: var(--mono); font-size: 12px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.muted { color: var(--muted); }
.hint { color: var(--muted); padding: 24px 16px; text-align: center; }
.read-only { block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; position: absolute; white-space: nowrap; }
.icon { fill: none; flex: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.4; }
`;

const HEAD = `
.head { align-items: center; background: var(--raised); border-block-end: 1px solid var(--line); display: flex; flex: none; flex-wrap: wrap; gap: 0 12px; padding-inline: 12px; }
.title { align-items: center; display: flex; font-weight: 600; gap: 6px; min-block-size: 38px; white-space: nowrap; }
.title .icon { color: var(--accent); }
.tabs { display: flex; flex: 1 1 auto; gap: 2px; overflow-x: auto; }
.tabs button { background: none; border: 0; border-block-end: 2px solid transparent; color: var(--muted); font-weight: 500; min-block-size: 38px; padding: 2px 10px 0; white-space: nowrap; }
.tabs button:hover { color: var(--ink); }
.tabs [aria-selected='true'] { border-block-end-color: var(--accent); color: var(--ink); }
.count { color: inherit; font-size: 11px; font-variant-numeric: tabular-nums; margin-inline-start: 6px; }
.tabs .count { background: var(--empty-ground); border-radius: 9px; color: var(--empty); padding: 1px 6px; }
.tools, .actions { align-items: center; display: flex; flex-wrap: wrap; gap: 4px; }
.icon-button { align-items: center; background: none; block-size: 28px; border: 0; border-radius: 6px; color: var(--muted); display: inline-flex; flex: none; inline-size: 28px; justify-content: center; padding: 0; position: relative; }
.icon-button:hover, .text-button:hover { background: var(--hover); color: var(--ink); }
.icon-button input { block-size: 100%; cursor: pointer; inline-size: 100%; inset: 0; opacity: 0; position: absolute; }
.icon-button:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; }
.button, select { align-items: center; background: var(--ground); border: 1px solid var(--strong-line); border-radius: 6px; display: inline-flex; gap: 6px; min-block-size: 28px; padding: 2px 10px; }
.button:hover, select:hover { background: var(--hover); }
.select { align-items: center; color: var(--muted); display: inline-flex; font-size: 12px; gap: 6px; }
.select select { color: var(--ink); font-size: 12px; inline-size: 116px; padding-inline: 6px; }
.text-button { background: none; border: 0; border-radius: 4px; color: var(--accent); font-family: var(--mono); font-size: 12px; min-block-size: 24px; overflow-wrap: anywhere; padding: 0 2px; text-align: start; text-decoration: underline; text-underline-offset: 2px; }
.banner { align-items: center; background: var(--fetching-ground); border-block-end: 1px solid var(--line); color: var(--fetching); display: flex; flex: none; flex-wrap: wrap; gap: 4px 12px; padding: 6px 12px; }
.banner.warning { background: var(--stale-ground); color: var(--stale); }
.banner .button { color: var(--ink); margin-inline-start: auto; }
.tag { align-items: center; border: 1px solid currentColor; border-radius: 6px; display: inline-flex; padding-inline-start: 8px; }
.tag .icon-button { color: inherit; }
.notice:not(:empty) { background: var(--ink); border-radius: 6px; color: var(--ground); inset-block-end: 12px; inset-inline-end: 12px; padding: 6px 12px; position: absolute; z-index: 3; }
`;

const LIST = `
.body { display: grid; flex: 1 1 auto; grid-template-columns: minmax(300px, 5fr) minmax(320px, 6fr); grid-template-rows: minmax(0, 1fr); min-block-size: 0; }
.master { border-inline-end: 1px solid var(--line); display: flex; flex-direction: column; min-block-size: 0; min-inline-size: 0; }
.filters { align-items: center; border-block-end: 1px solid var(--line); display: flex; flex: none; flex-wrap: wrap; gap: 6px 8px; padding: 6px 12px; }
.search { align-items: center; color: var(--muted); display: flex; flex: 1 1 140px; position: relative; }
.search .icon { inset-inline-start: 8px; pointer-events: none; position: absolute; }
.search input, .field input { background: var(--ground); border: 1px solid var(--strong-line); border-radius: 6px; color: var(--ink); inline-size: 100%; min-block-size: 28px; padding: 2px 8px; }
.search input { padding-inline-start: 30px; }
input::placeholder { color: var(--muted); opacity: 1; }
.chips { display: flex; flex-wrap: wrap; gap: 4px; }
.chip { background: var(--empty-ground); border: 1px solid transparent; border-radius: 5px; color: var(--empty); display: inline-block; font: 500 11px/18px system-ui, sans-serif; padding: 0 7px; white-space: nowrap; }
button.chip { line-height: 22px; }
button.chip:hover { border-color: currentColor; }
button.chip[aria-pressed='true'] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; }
${TONE_RULES}
.list { flex: 1 1 auto; min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; }
.row { align-items: center; block-size: ${ROW_HEIGHT.wide}px; border-block-end: 1px solid var(--line); cursor: pointer; display: grid; gap: 10px; grid-template-columns: 66px minmax(0, 1fr) 52px 32px; padding-inline: 12px; }
.timeline .row { grid-template-columns: 84px minmax(0, 1fr) 72px 88px; }
.writes .row { grid-template-columns: 124px minmax(0, 1fr) 88px; }
.row .chip { justify-self: start; }
.row:hover { background: var(--hover); }
.row[aria-selected='true'] { background: var(--selected); box-shadow: inset 3px 0 var(--accent); }
.main { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.main b { font-weight: 600; }
.main .muted { font-family: var(--mono); font-size: 12px; }
.number { color: var(--muted); font-variant-numeric: tabular-nums; position: relative; text-align: end; white-space: nowrap; }
.bar { block-size: 10px; inline-size: 100%; }
.bar rect { fill: currentColor; rx: 1px; }
.total { border-block-start: 1px solid var(--line); flex: none; font-size: 11px; padding: 3px 12px; }
`;

const DETAIL = `
.detail { min-block-size: 0; min-inline-size: 0; overflow-y: auto; overscroll-behavior: contain; padding-block-end: 24px; }
.back { display: none; }
.detail-head { align-items: center; background: var(--ground); border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 6px 10px; inset-block-start: 0; padding: 8px 16px; position: sticky; z-index: 1; }
.detail-head .actions { margin-inline-start: auto; }
.facts { display: grid; gap: 3px 16px; grid-template-columns: max-content minmax(0, 1fr); padding: 10px 16px; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.section { border-block-start: 1px solid var(--line); padding: 10px 16px 12px; }
.section > h3 { margin-block-end: 6px; }
.plain > li { padding-block: 1px; }
.section .plain > li { overflow-wrap: anywhere; }
.json { position: relative; }
.json > .icon-button { inset-block-start: -4px; inset-inline-end: 0; position: absolute; }
.tree ul { border-inline-start: 1px solid var(--line); margin-inline-start: 5px; padding-inline-start: 13px; }
.leaf, .branch { display: inline-block; line-height: 20px; overflow-wrap: anywhere; padding-inline-start: 16px; }
.branch { background: none; border: 0; border-radius: 4px; font: inherit; line-height: 24px; padding-inline: 16px 6px; position: relative; text-align: start; }
.branch:hover { background: var(--hover); }
.branch::before { content: '▸'; color: var(--muted); inset-inline-start: 3px; position: absolute; }
.branch[aria-expanded='true']::before { content: '▾'; }
.member { color: var(--accent); }
.value.string { color: var(--fresh); overflow-wrap: anywhere; white-space: pre-wrap; }
.value.number { color: var(--mutation); }
.value.boolean, .value.null { color: var(--stale); }
.changes > li { border-radius: 4px; display: grid; gap: 0 8px; grid-template-columns: minmax(0, 1fr); padding-block: 3px; }
.changes .path { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
.changes .from, .changes .to { background: var(--error-ground); border-radius: 3px; color: var(--error); overflow-wrap: anywhere; padding-inline: 6px; }
.changes .to { background: var(--fresh-ground); color: var(--fresh); }
.changes .value { color: inherit; }
.events > li { display: grid; gap: 0 10px; grid-template-columns: max-content minmax(0, 1fr); padding-block: 3px; }
.events > li > ul { color: var(--muted); grid-column: 2; }
time { color: var(--muted); line-height: 20px; }
.fields > li { border-block-start: 1px solid var(--line); display: grid; gap: 0 16px; grid-template-columns: minmax(110px, 1fr) minmax(0, 2fr); padding-block: 5px; }
.fields > li:first-child { border-block-start: 0; }
.fields .name { font-weight: 600; overflow-wrap: anywhere; }
.origin { align-items: center; display: flex; flex-wrap: wrap; font-size: 12px; gap: 2px 10px; grid-column: 2; }
.pair { margin-inline-end: 14px; }
.optimistic { align-items: center; display: flex; flex-wrap: wrap; gap: 10px; }
`;

const REST = `
.dialog { background: var(--ground); border: 1px solid var(--strong-line); border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / 0.25); inset-block-start: 44px; inset-inline: 0; margin-inline: auto; max-block-size: calc(100% - 56px); max-inline-size: min(440px, calc(100% - 24px)); overflow-y: auto; position: absolute; z-index: 2; }
.dialog-head { align-items: center; border-block-end: 1px solid var(--line); display: flex; justify-content: space-between; padding: 8px 8px 8px 16px; }
.form { display: grid; gap: 10px; padding: 12px 16px 16px; }
.check { align-items: center; display: flex; gap: 8px; min-block-size: 24px; }
.check input { accent-color: var(--accent); block-size: 16px; inline-size: 16px; }
.field { display: grid; gap: 3px; }
kbd { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; margin-inline-end: 4px; padding: 1px 5px; }
.narrow .head { padding-inline: 8px; }
.narrow .title { display: none; }
.narrow .tabs { flex-basis: 100%; order: 2; }
.narrow .tabs button { font-size: 12px; padding-inline: 6px; }
.narrow .tabs .count { margin-inline-start: 4px; padding-inline: 4px; }
.narrow .filters .select > span { display: none; }
.narrow .row .read-only { block-size: auto; clip-path: none; inline-size: auto; position: static; }
.narrow .tools { flex: 1 1 100%; gap: 0; justify-content: flex-end; padding-block: 2px; }
.narrow .tools .select { margin-inline-end: auto; }
.narrow .body { grid-template-columns: minmax(0, 1fr); }
.narrow .master { border: 0; }
.narrow .shows-detail .master, .narrow .body:not(.shows-detail) .detail { display: none; }
.narrow .back { display: block; padding: 4px 8px 0; }
.narrow .filters { padding-inline: 8px; }
.narrow .row { block-size: ${ROW_HEIGHT.narrow}px; gap: 0 8px; grid-template-columns: max-content minmax(0, 1fr) max-content; grid-template-rows: 1fr 1fr; padding: 4px 10px; }
.narrow .row .main { grid-column: 1 / -1; grid-row: 1; }
.narrow .row .chip { grid-row: 2; }
.narrow .row .number { grid-row: 2; }
.narrow .row .main .chip { grid-row: auto; }
.narrow .fields > li { grid-template-columns: minmax(0, 1fr); }
.narrow .origin { grid-column: 1; }
.narrow .detail-head { position: static; }
.narrow .detail-head .actions { margin-inline-start: 0; }
.narrow .icon-button, .narrow .button, .narrow select { min-block-size: 32px; }
@media (forced-colors: active) {
  .chip, .icon-button, .tag { border: 1px solid; }
  .row[aria-selected='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .row[aria-selected='true'] * { color: HighlightText; }
  .row[aria-selected='true'] .chip { background: transparent; border-color: HighlightText; }
  .tabs [aria-selected='true'] { border-block-end-color: Highlight; }
  button.chip[aria-pressed='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .bar { color: CanvasText; }
}
@media print { .panel { display: none; } }
`;

/** All rules of a panel; they are seen in its shadow root alone. */
export function panelRules(): string {
  return [BASE, HEAD, LIST, DETAIL, REST].join('\n');
}
