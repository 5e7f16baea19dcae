/** The style of the sandbox's own pages. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: 1rem; border-bottom: 1px solid; padding-bottom: .5rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-bottom: .25rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8886; padding: .4rem .6rem .4rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
article { border: 1px solid #8886; border-radius: .4rem; margin: 1rem 0; padding: .25rem 1rem 1rem }
form { display: grid; gap: .75rem; max-width: 30rem }
form.row { display: flex; flex-wrap: wrap; max-width: none }
label { display: grid; gap: .25rem } div > label { display: inline }
input, select, textarea, button { font: inherit; padding: .5rem; border: 1px solid #888; border-radius: .3rem; box-sizing: border-box }
input:not([type=checkbox]), select, textarea { width: 100% }
button { cursor: pointer; min-height: 2.75rem; padding-inline: 1rem }
:focus-visible { outline: 3px solid #06c; outline-offset: 2px }
[aria-invalid=true] { border-color: #c22; border-width: 2px }
.error { color: light-dark(#a11, #f99) } .text { white-space: pre-wrap; overflow-wrap: anywhere } .note { opacity: .8 }
`;
