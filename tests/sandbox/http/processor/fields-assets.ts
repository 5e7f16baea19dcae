import { FACES_STYLE } from './fields-faces.ts';
import { LOOKS_STYLE } from './fields-looks.ts';

/** Style of the fields, light and dark; what the pages around it look like stands in the looks. */
export const FIELDS_STYLE = `
${FACES_STYLE}
${LOOKS_STYLE}
:root { color-scheme: light dark; font: 17px/1.6 var(--font-body); word-spacing: var(--word-gap); --error: light-dark(#a51d2b, #ffb0b3) }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; padding: 4px; color: var(--text); -webkit-font-smoothing: antialiased }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 24px 16px; align-items: end }
.field, fieldset { grid-column: 1 / -1 }
.field { display: grid; gap: 8px }
.field.half { grid-column: auto }
label, legend { font-weight: 620 }
p { margin: 0 }
.hint { color: var(--text-muted); font-size: 15px; line-height: 1.45 }
.error { color: var(--error); font-weight: 560; line-height: 1.45 }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
legend { margin-bottom: 8px; padding: 0 }
.choices { display: grid; gap: 8px }
.choices label { display: flex; align-items: center; gap: 12px; padding: 12px 16px; border: 1.5px solid var(--line-strong); border-radius: var(--radius-control); background: var(--surface-card); font-weight: 400; cursor: pointer }
.choices label:has(:checked) { border-color: var(--brand); background: var(--brand-soft); color: var(--on-brand-soft) }
input { font: inherit; word-spacing: inherit; color: inherit }
input:not([type=radio]) { width: 100%; min-height: 48px; padding: 10px 14px; border: 1.5px solid var(--line-strong); border-radius: var(--radius-control); background: var(--surface-card); font-variant-numeric: tabular-nums; letter-spacing: .02em }
input:not([type=radio]):hover { border-color: var(--brand) }
input[type=radio] { appearance: none; display: grid; flex: none; place-content: center; width: 22px; height: 22px; margin: 0; border: 1.5px solid var(--line-strong); border-radius: 50%; background: var(--surface-card) }
input[type=radio]:checked { border-color: var(--brand); background: var(--brand) }
input[type=radio]:checked::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: var(--on-brand) }
:focus-visible { outline: 3px solid light-dark(#1a4fd0, #ffd84d); outline-offset: 1px }
input[aria-invalid=true] { border-color: var(--error) }
@media (width < 320px) { .field.half { grid-column: 1 / -1 } }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight } input[type=radio]:checked::before { background: Highlight } }
`;

/**
 * Runs in the frame. It tells the page around it how high the fields are, and that Enter was pressed in them. When the
 * page asks for what was typed, it answers with what the processor gives for it, or marks what is wrong and says that
 * it is, or that the processor is out of reach. The page's origin stands in the document, where the processor has put it after checking it.
 */
export const FIELDS_SCRIPT = `
const { target } = document.body.dataset;
const form = document.querySelector('form');
const tell = (message) => target && window.parent.postMessage(message, target);
const tellHeight = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height > 0) tell({ type: 'hosted-fields.height', height: Math.min(height, 1000) });
};
const mark = (wrong) => {
  for (const input of form.querySelectorAll('input[id]')) {
    const isWrong = wrong.includes(input.id);
    const [hint, error] = ['hint', 'error'].map((part) => document.getElementById(input.id + '-' + part));
    error.hidden = !isWrong;
    input.setAttribute('aria-invalid', String(isWrong));
    input.setAttribute('aria-describedby', [hint, isWrong && error].flatMap((part) => part ? [part.id] : []).join(' '));
  }
};
const give = async () => {
  try {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(location.href, { method: 'POST', body });
    const { wrong = [], ...given } = await answer.json();
    mark(wrong);
    const reason = wrong.length > 0 ? 'refused' : 'lost';
    tell(given.token ? { type: 'hosted-fields.given', ...given } : { type: 'hosted-fields.' + reason });
  } catch {
    tell({ type: 'hosted-fields.lost' });
  }
};
if (form) {
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ type: 'hosted-fields.enter' });
  });
  // Whoever comes in by the page's own way to what is wrong finds it.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) form.querySelector('[aria-invalid=true]')?.focus();
  });
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && origin === target && data?.type === 'hosted-fields.submit') give();
  });
  new ResizeObserver(tellHeight).observe(document.body);
  tellHeight();
}
`;
