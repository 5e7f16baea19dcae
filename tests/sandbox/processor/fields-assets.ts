/** Style of the fields; it fits into pages of every brand, light and dark. */
export const FIELDS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: .25rem }
form { display: grid; gap: .75rem; max-width: 26rem }
.field { display: grid; gap: .25rem }
fieldset { border: 0; margin: 0; padding: 0 }
fieldset label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin-inline-end: 1rem }
input:not([type=radio]), button { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #767676; border-radius: .375rem }
input[type=radio] { width: 1.25rem; height: 1.25rem; margin: 0 }
button { cursor: pointer; font-weight: 600; width: auto; justify-self: start }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
[aria-invalid=true] { border: 2px solid light-dark(#b3261e, #f2b8b5) }
.error { color: light-dark(#8c1d18, #f2b8b5) } p { margin: 0 }
.hint { font-size: .875rem }
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
