import { Specimen } from './specimen.tsx';

const colours = [
  ['--surface-page', '--text'],
  ['--surface-card', '--text'],
  ['--surface-sunken', '--text-muted'],
  ['--brand', '--on-brand'],
  ['--brand-soft', '--on-brand-soft'],
  ['--panel', '--on-panel'],
  ['--footer-surface', '--on-footer'],
  ['--guest-footer-surface', '--on-footer'],
  ['--info-soft', '--info'],
  ['--success-soft', '--success'],
  ['--warning-soft', '--warning'],
  ['--error-soft', '--error'],
] as const;
const sizes = ['--text-2xl', '--text-xl', '--text-l', '--text-s', '--text-xs'] as const;

/** Colours with the text that stands on them, and the sizes of type, by the names of their tokens. */
export function TokenSamples() {
  return (
    <>
      <Specimen id="colors" isWide title="brand/tokens/*.css" states={[{ name: 'all', view: <Colours /> }]} />
      <Specimen id="sizes" isWide title="ui/styles/tokens.css" states={[{ name: 'all', view: <Sizes /> }]} />
    </>
  );
}

function Colours() {
  return (
    <ul className="swatches">
      {colours.map(([surface, text]) => (
        <li key={surface} style={{ background: `var(${surface})`, color: `var(${text})` }}>
          {surface}
        </li>
      ))}
    </ul>
  );
}

function Sizes() {
  return sizes.map((size) => (
    <p key={size} style={{ fontSize: `var(${size})` }}>
      {size} 0123456789
    </p>
  ));
}
