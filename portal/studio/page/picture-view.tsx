import { useEffect, useState } from 'react';
import { languages } from '../../screen-language/language.ts';
import type { StudioDocument, StudioSettings } from '../protocol.ts';
import type { ComparedPair, ComparedPictures } from '../publication-protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { inLanguage, lookNames, widths } from './preview-look.ts';
import type { Look } from './preview-look.ts';
import { stateOf, usualState } from './preview-states.tsx';
import { Choice } from './preview-tools.tsx';
import { Several } from './preview-wall.tsx';
import { Progress } from './progress.tsx';

interface PictureViewProps {
  readonly document: StudioDocument;
  readonly settings: StudioSettings;
  /** Of the project. */
  readonly revision: number;
  readonly pair: ComparedPair;
}

/** One comparison: a language at a width. */
type Tile = Pick<Look, 'language' | 'width'>;

/** A screen before and after, as customers see it: in each language, on a phone and on a desktop. */
export function PictureView({ document, settings, revision, pair }: PictureViewProps) {
  const [brand, setBrand] = useState(settings.brands[0]?.id ?? '');
  const [language, setLanguage] = useState<readonly Look['language'][]>(languages);
  const [width, setWidth] = useState<readonly Look['width'][]>(['phone', 'desktop']);
  const compared = useCompared({ id: document.id, brand, pair, revision: useCalmed(revision) });
  const tiles = width.flatMap((size) => language.map((words): Tile => ({ width: size, language: words })));
  const brands = settings.brands.map(({ id, name }) => [id, name] as const);
  return (
    <section className="pictures" aria-label="Before and after">
      <div className="pictures-tools">
        <Choice label="Brand" value={brand} options={brands} onChange={setBrand} />
        <Several label="Languages" names={lookNames.language} chosen={language} onChange={setLanguage} />
        <Several label="Widths" names={lookNames.width} chosen={width} onChange={setWidth} />
      </div>
      {compared === undefined ? <Progress text="Both states are checked and compiled …" /> : null}
      {compared !== undefined && 'problem' in compared ? (
        <p className="pane-note" role="alert">
          {compared.problem}
        </p>
      ) : null}
      {compared !== undefined && 'value' in compared ? (
        <Pictures key={compared.of} compared={compared.value} document={document} tiles={tiles} />
      ) : null}
    </section>
  );
}

interface PicturesProps {
  readonly compared: ComparedPictures;
  readonly document: StudioDocument;
  readonly tiles: readonly Tile[];
}

const sides = { before: 'Before', after: 'After' } as const;

/** Each picture is a whole portal: they come one after the other, and one can stop there. */
function Pictures({ compared, document, tiles }: PicturesProps) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [isStopped, setStopped] = useState(false);
  const path = compared.path ?? (document.kind === 'screen' ? undefined : '/');
  if (path === undefined)
    return (
      <p className="pane-note">No example is known for the address of this screen, so it cannot be shown.</p>
    );
  const wanted = tiles.flatMap((tile) => [`${nameOf(tile)} before`, `${nameOf(tile)} after`]);
  const missing = wanted.filter((name) => !shown.has(name));
  const coming = isStopped ? undefined : missing[0];
  return (
    <>
      {missing.length === 0 ? (
        <p role="status">All {wanted.length} pictures are there.</p>
      ) : (
        <Progress
          text={`${wanted.length - missing.length} of ${wanted.length} pictures are there.`}
          done={wanted.length - missing.length}
          all={wanted.length}
          action={isStopped ? 'Go on' : 'Stop'}
          onAction={() => setStopped(!isStopped)}
        />
      )}
      {tiles.map((tile) => (
        <figure key={nameOf(tile)} className="picture-pair" data-width={tile.width}>
          <figcaption>{nameOf(tile)}</figcaption>
          {(['before', 'after'] as const).map((side) => {
            const name = `${nameOf(tile)} ${side}`;
            return (
              <Picture
                key={side}
                side={side}
                address={compared.origin + inLanguage(path, tile.language)}
                manifest={compared[side]}
                tile={tile}
                isWanted={shown.has(name) || name === coming}
                onShown={() => setShown((now) => new Set([...now, name]))}
              />
            );
          })}
        </figure>
      ))}
    </>
  );
}

interface PictureProps extends Pick<ComparedPictures, 'before'> {
  readonly side: keyof typeof sides;
  readonly address: string;
  readonly manifest: ComparedPictures['before'];
  readonly tile: Tile;
  readonly isWanted: boolean;
  readonly onShown: () => void;
}

function Picture({ side, address, manifest, tile, isWanted, onShown }: PictureProps) {
  const isMissing = manifest === undefined;
  useEffect(() => {
    if (isWanted && isMissing) onShown();
  }, [isWanted, isMissing, onShown]);
  return (
    <div className="picture">
      <p>{sides[side]}</p>
      <PreviewFrame
        address={isWanted && !isMissing ? address : undefined}
        manifest={manifest}
        version={side}
        state={JSON.stringify(stateOf(usualState, { calls: [], textSize: 100 }))}
        width={widths[tile.width]}
        scheme="light"
        hint={isMissing ? 'This state has problems, so it cannot be shown.' : undefined}
        title={`${sides[side]}: ${nameOf(tile)}`}
        onShown={onShown}
      />
    </div>
  );
}

const nameOf = ({ language, width }: Tile) => `${lookNames.language[language]} · ${lookNames.width[width]}`;

interface Comparison {
  readonly id: string;
  readonly brand: string;
  readonly pair: ComparedPair;
  readonly revision: number | undefined;
}

/** Two states of a screen, or why they cannot be shown. */
type Compared = { readonly of: string } & (
  | { readonly value: ComparedPictures }
  | { readonly problem: string }
);

/** Two states of a screen, compared anew with each revision of the project; undefined until they are there. */
function useCompared({ id, brand, pair, revision }: Comparison): Compared | undefined {
  const [compared, setCompared] = useState<Compared>();
  const of = `${id} ${brand} ${pair}`;
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await calls.pictures(id, brand, pair);
      if (!isWanted) return;
      if (answer.state === 'done') setCompared({ of, value: answer.value });
      else setCompared({ of, problem: answer.problem.message });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, brand, pair, revision, of]);
  return compared?.of === of ? compared : undefined;
}
