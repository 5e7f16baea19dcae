/** Style of the fields; it fits into pages of every brand, light and dark. */
export const FIELDS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 Arial, Helvetica, sans-serif; --line: light-dark(#7a7f87, #8b9098); --ink: light-dark(#1d232b, #f1f3f5) }
body { margin: 0; padding: .25rem; color: var(--ink) }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end }
.field, fieldset, button { grid-column: 1 / -1 }
.field { display: grid; gap: .25rem }
.field.half { grid-column: auto }
label, legend { font-weight: 600 }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
fieldset label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin-inline-end: 1rem; font-weight: 400 }
input, button { font: inherit; color: inherit; box-sizing: border-box }
input:not([type=radio]) { width: 100%; min-height: 3rem; padding: .5rem .875rem; border: 1.5px solid var(--line); border-radius: .5rem; background: light-dark(#fff, #ffffff14); font-variant-numeric: tabular-nums; letter-spacing: .02em }
input[type=radio] { width: 1.25rem; height: 1.25rem; margin: 0 }
button { justify-self: start; min-height: 3rem; padding: .5rem 1.375rem; border: 1.5px solid var(--ink); border-radius: .5rem; background: none; font-weight: 600; cursor: pointer }
button:hover { background: light-dark(#1d232b14, #ffffff1f) }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
input[aria-invalid=true] { border: 2px solid light-dark(#b3261e, #f2b8b5) }
.error { color: light-dark(#8c1d18, #f2b8b5) } p { margin: 0 }
.hint { font-size: .875rem }
@media (width < 20rem) { .field.half { grid-column: 1 / -1 } }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight } }
`;

/**
 * Runs in the frame: tells the page around it how high the fields are and, once, what was given. The page's origin
 * stands in the document, where the processor has put it after checking it.
 */
export const FIELDS_SCRIPT = `
const { target, token, brand, lastFour } = document.body.dataset;
const tell = (message) => target && window.parent.postMessage(message, target);
const tellHeight = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height > 0) tell({ type: 'hosted-fields.height', height: Math.min(height, 1000) });
};
new ResizeObserver(tellHeight).observe(document.body);
tellHeight();
if (token) tell({ type: 'hosted-fields.given', token, brand, lastFour });
else document.querySelector('[aria-invalid=true]')?.focus();
`;
