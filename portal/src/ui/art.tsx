import { useArt } from '../brand/index.ts';

/** What a brand has drawn. */
type Scene = 'band' | 'empty' | 'done' | 'lost' | 'failed';

/** A drawing of the brand, in its colours; decoration only. */
export function Art({ scene }: { readonly scene: Scene }) {
  const art = useArt();
  return (
    <svg
      className={`art art-${scene}`}
      viewBox={scene === 'band' ? '0 0 480 200' : '0 0 160 120'}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <use href={`${art}#${scene}`} />
    </svg>
  );
}
