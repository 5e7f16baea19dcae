/** The style of the sandbox's own pages. */
export const STYLE = `
:root {
  color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif;
  --ink: light-dark(#16222e, #e8eef4); --soft: light-dark(#51616f, #a9b7c4); --line: light-dark(#d5dde4, #34424f);
  --paper: light-dark(#fff, #17212b); --ground: light-dark(#f4f7f9, #0f171f); --accent: light-dark(#0b5cad, #7cbcff);
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1.25rem 4rem; background: var(--ground); color: var(--ink) }
a { color: var(--accent) }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; border-bottom: 1px solid var(--line); padding-block: .5rem 1rem }
nav a { color: inherit; font-weight: 600; text-decoration: none } nav a:hover { text-decoration: underline }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 2rem 1rem } h2 { font-size: 1.15rem; margin-block: 1.5rem .25rem }
table { border-collapse: collapse; width: 100%; background: var(--paper); border: 1px solid var(--line) }
th, td { border-bottom: 1px solid var(--line); padding: .55rem .9rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { color: var(--soft); font-size: .875rem }
article { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; margin: 1rem 0; padding: .25rem 1.25rem 1rem }
form { display: grid; gap: .9rem; max-width: 30rem }
form.row { display: flex; flex-wrap: wrap; align-items: end; max-width: none }
label { display: grid; gap: .25rem; font-weight: 600 } div > label { display: inline; font-weight: 400 }
input, select, textarea, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .4rem; box-sizing: border-box }
input, select, textarea { background: var(--paper); color: inherit }
input:not([type=checkbox]), select, textarea { width: 100%; min-height: 2.75rem }
button { cursor: pointer; min-height: 2.75rem; padding-inline: 1.1rem; background: var(--paper); color: inherit; font-weight: 600 }
button:hover { border-color: var(--accent); color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
[aria-invalid=true] { border-color: #c22; border-width: 2px }
.error { color: light-dark(#a11, #f99) } .text { white-space: pre-wrap; overflow-wrap: anywhere } .note { color: var(--soft) }
`;
