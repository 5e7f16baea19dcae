import type { CSSProperties } from 'react';
import type { MapEntry, MapFeature } from './map-entries.ts';
import { Icon } from '../../ui/index.ts';
import { projectionOf, ratio } from './map-geometry.ts';
import type { MapPoint, Projection, Spot } from './map-geometry.ts';
import { placeLabels } from './map-labels.ts';
import type { MapLabel } from './map-labels.ts';

/** Units of the drawing; its strokes keep their width however large it is shown. */
const height = 1000;
const width = height * ratio;

/** Props of {@link MapPicture}. */
interface MapPictureProps {
  readonly entries: readonly MapEntry[];
  readonly features: readonly MapFeature[];
  /** The place of the customer, and its name. */
  readonly here: { readonly at: MapPoint; readonly name: string } | undefined;
  /** The content of the picture in one sentence. */
  readonly label: string;
  /** The entry that the customer points at, in the list or here. */
  readonly shown: number | undefined;
  readonly onPoint: (index: number | undefined) => void;
  /** Leads to the entry in the list. */
  readonly onChoose: (index: number) => void;
}

/** The picture of a map. All that it shows stands in the list below it, which is the one to be read and walked through. */
export function MapPicture(props: MapPictureProps) {
  const { entries, features, here, label } = props;
  const project = projectionOf([
    ...entries.flatMap(({ at, outline }) => [...(at === undefined ? [] : [at]), ...outline]),
    ...(here === undefined ? [] : [here.at]),
  ]);
  if (project === undefined) return null;
  return (
    <div className="map-picture">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {features.map(({ kind, name, line }) =>
          kind === 'place' ? null : (
            <path key={`${kind} ${name}`} className={`map-${kind}`} d={pathOf(line, project)} />
          ),
        )}
        <Areas {...props} project={project} />
      </svg>
      <Labels {...props} project={project} />
      <Markers {...props} project={project} />
      {here === undefined ? null : (
        <span className="map-here" style={placeOf(project(here.at))}>
          <Icon name="home" />
        </span>
      )}
    </div>
  );
}

type Drawn = MapPictureProps & { readonly project: Projection };

function Areas({ entries, shown, onPoint, project }: Drawn) {
  return entries.map(({ key, outline, tone }, index) =>
    outline.length < 3 ? null : (
      <path
        key={key}
        className="map-area"
        data-tone={tone}
        data-shown={index === shown || undefined}
        d={`${pathOf(outline, project)}Z`}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(undefined)}
      />
    ),
  );
}

/** Most of all: where the customer is, and by when power is back. */
const kinds = ['place', 'road', 'water'] as const;

function Labels({ entries, features, here, project }: Drawn) {
  const notes = entries.flatMap(({ key, at, note }): readonly MapLabel[] =>
    at === undefined || note === undefined ? [] : [{ key, kind: 'note', text: note, spots: [project(at)] }],
  );
  const names = kinds.flatMap((wanted) =>
    features.flatMap(({ kind, name, line }): readonly MapLabel[] => {
      const spots = line.map(project);
      // A river has its name where it leaves the picture.
      const ordered = kind === 'water' ? spots.toReversed() : spots;
      return kind === wanted ? [{ key: `${kind} ${name}`, kind, text: name, spots: ordered }] : [];
    }),
  );
  const home: readonly MapLabel[] =
    here === undefined ? [] : [{ key: 'here', kind: 'here', text: here.name, spots: [project(here.at)] }];
  const markers = entries.flatMap(({ at }) => (at === undefined ? [] : [project(at)]));
  const placed = placeLabels([...home, ...notes, ...names], markers, here && project(here.at));
  return placed.map(({ key, kind, text, spot, down, isWide }) => (
    <span
      key={key}
      className={`map-name map-name-${kind}`}
      data-wide={isWide || undefined}
      // The list says it at its entry.
      aria-hidden={kind === 'note' || undefined}
      style={{ ...placeOf(spot), marginTop: `${down}px` }}
    >
      {text}
    </span>
  ));
}

function Markers({ entries, shown, onPoint, onChoose, project }: Drawn) {
  return entries.map(({ key, at, tone }, index) =>
    at === undefined ? null : (
      <button
        key={key}
        type="button"
        className="map-marker"
        // The list is the way for keyboards and screen readers.
        tabIndex={-1}
        aria-hidden="true"
        data-tone={tone}
        data-shown={index === shown || undefined}
        style={placeOf(project(at))}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(undefined)}
        onClick={() => onChoose(index)}
      >
        {index + 1}
      </button>
    ),
  );
}

const placeOf = ({ x, y }: Spot): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });

function pathOf(line: readonly MapPoint[], project: Projection): string {
  const spots = line.map(project);
  return spots
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * width)} ${Math.round(y * height)}`)
    .join('');
}
