import { languages } from '../../screen-language/language.ts';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { StudioDocument, StudioSettings } from '../protocol.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { inLanguage, lookNames, textSizes, versionOf, widths } from './preview-look.ts';
import type { Look } from './preview-look.ts';
import { usePlace } from './preview-state.ts';
import { isWriting, stateOf } from './preview-states.tsx';

interface PreviewWallProps {
  readonly document: StudioDocument;
  readonly settings: StudioSettings;
  readonly revision: number;
  /** The look of the single preview: its state, text size and viewer count here, too. */
  readonly look: Look;
  /** The address inside of the portal that is shown. */
  readonly path: string;
  readonly viewer: string | undefined;
  readonly onClose: () => void;
}

/** The previews of the wall: each choice with each other one. */
interface Choices {
  readonly brand: readonly string[];
  readonly language: readonly Look['language'][];
  readonly width: readonly Look['width'][];
  readonly scheme: readonly Look['scheme'][];
}

/** One preview of the wall. */
type Tile = Pick<Look, 'brand' | 'language' | 'width' | 'scheme'>;

/** Each is a whole portal: more than these slow the browser down. */
const mostTiles = 12;

/** Several previews at once, each of another brand, language, width or scheme. They follow what is typed like a single one. */
export function PreviewWall(props: PreviewWallProps) {
  const { settings, look, onClose } = props;
  const [choices, setChoices] = useState<Choices>({
    brand: [look.brand],
    language: languages,
    width: ['phone', 'desktop'],
    scheme: ['light', 'dark'],
  });
  const brands = Object.fromEntries(settings.brands.map(({ id, name }) => [id, name]));
  const all = tilesOf(choices);
  const tiles = all.slice(0, mostTiles);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog wall">
        <Dialog>
          <WallHead brands={brands} choices={choices} onChange={setChoices} onClose={onClose} />
          {all.length > mostTiles ? (
            <p className="dialog-note">
              The first {mostTiles} of {all.length} are shown.
            </p>
          ) : null}
          <div className="wall-tiles">
            {tiles.map((tile, at) => (
              <WallTile
                key={Object.values(tile).join(' ')}
                {...props}
                tile={tile}
                isFirst={at === 0}
                name={nameOf(tile, brands)}
              />
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface WallHeadProps {
  /** Names by id. */
  readonly brands: Readonly<Record<string, string>>;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly onClose: () => void;
}

function WallHead({ brands, choices, onChange, onClose }: WallHeadProps) {
  const { language, width, scheme } = lookNames;
  const change = (next: Partial<Choices>) => onChange({ ...choices, ...next });
  return (
    <div className="wall-head">
      <Heading slot="title" level={2}>
        Wall of previews
      </Heading>
      <Several label="Brands" names={brands} chosen={choices.brand} onChange={(brand) => change({ brand })} />
      <Several
        label="Languages"
        names={language}
        chosen={choices.language}
        onChange={(next) => change({ language: next })}
      />
      <Several
        label="Widths"
        names={width}
        chosen={choices.width}
        onChange={(next) => change({ width: next })}
      />
      <Several
        label="Colours"
        names={scheme}
        chosen={choices.scheme}
        onChange={(next) => change({ scheme: next })}
      />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

const tilesOf = ({ brand, language, width, scheme }: Choices): readonly Tile[] =>
  brand.flatMap((one) =>
    width.flatMap((size) =>
      scheme.flatMap((colours) =>
        language.map((words) => ({ brand: one, language: words, width: size, scheme: colours })),
      ),
    ),
  );

const nameOf = ({ brand, language, width, scheme }: Tile, brands: Readonly<Record<string, string>>) =>
  [
    brands[brand] ?? brand,
    lookNames.language[language],
    lookNames.width[width],
    lookNames.scheme[scheme],
  ].join(' · ');

interface WallTileProps extends PreviewWallProps {
  readonly tile: Tile;
  readonly name: string;
  /** True for the one preview that sends, however many show the same. */
  readonly isFirst: boolean;
}

function WallTile({ document, revision, look, path, viewer, tile, name, isFirst }: WallTileProps) {
  const place = usePlace(document.id, tile.brand, revision);
  const known = place?.calls ?? [];
  const state = !isFirst && isWriting(look.state, known) ? 'filled' : look.state;
  return (
    <figure className="wall-tile" data-width={tile.width}>
      <figcaption>{name}</figcaption>
      <PreviewFrame
        address={place === undefined ? undefined : place.origin + inLanguage(path, tile.language)}
        manifest={place?.manifest}
        version={versionOf(viewer, place?.manifest)}
        state={JSON.stringify(stateOf(state, { calls: known, textSize: textSizes[look.text] }))}
        width={widths[tile.width]}
        scheme={tile.scheme}
        hint={undefined}
        title={`Preview: ${name}`}
      />
    </figure>
  );
}

interface SeveralProps<TValue extends string> {
  readonly label: string;
  readonly names: Readonly<Record<TValue, string>>;
  readonly chosen: readonly TValue[];
  readonly onChange: (chosen: readonly TValue[]) => void;
}

/** Some of a few, at least one. */
export function Several<TValue extends string>({ label, names, chosen, onChange }: SeveralProps<TValue>) {
  const all = Object.keys(names) as TValue[]; // the keys of the record
  const toggle = (value: TValue) => {
    const next = all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
    if (next.length > 0) onChange(next);
  };
  return (
    <div className="switch" role="group" aria-label={label}>
      {all.map((value) => (
        <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
          {names[value]}
        </button>
      ))}
    </div>
  );
}
