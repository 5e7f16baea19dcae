/** Colours as light and dark; text on its ground has a contrast of 4.5 at least. */
export const PALETTE = `
  --ground: light-dark(#ffffff, #14171d);
  --raised: light-dark(#f5f7fa, #1a1e26);
  --hover: light-dark(#edf1f7, #222834);
  --line: light-dark(#dce1e9, #2c3340);
  --strong-line: light-dark(#818b9d, #667287);
  --ink: light-dark(#1a2030, #e6e9ef);
  --muted: light-dark(#566074, #9ca7b9);
  --accent: light-dark(#1f56d8, #8db4ff);
  --selected: light-dark(#e2ebff, #1d2c4d);
  --fresh: light-dark(#0b6038, #86e2ad);
  --fresh-ground: light-dark(#ddf4e6, #11301f);
  --stale: light-dark(#744700, #f0c370);
  --stale-ground: light-dark(#fcefcf, #362809);
  --error: light-dark(#a01429, #ff9fab);
  --error-ground: light-dark(#fde3e6, #421219);
  --fetching: light-dark(#1b4bb8, #9fc1ff);
  --fetching-ground: light-dark(#e1eafe, #15284e);
  --mutation: light-dark(#6a2aa5, #d3adff);
  --mutation-ground: light-dark(#f1e5fd, #301a47);
  --empty: light-dark(#4b5567, #b4bdcb);
  --empty-ground: light-dark(#e9ecf1, #282e39);
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
`;

/** Rules of a state's colours. */
export const TONE_RULES = ['fresh', 'stale', 'error', 'fetching', 'mutation', 'empty']
  .map(
    (tone) => `
.chip.${tone} { background: var(--${tone}-ground); color: var(--${tone}); }
.bar.${tone} { color: var(--${tone}); }`,
  )
  .join('');
