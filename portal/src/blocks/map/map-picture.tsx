import type { CSSProperties } from 'react';
import type { MapEntry, MapFeature } from './map-entries.ts';
import { isInside, projectionOf, ratio } from './map-geometry.ts';
import type { MapPoint, Projection, Spot } from './map-geometry.ts';

/** Units of the drawing; its strokes keep their width however large it is shown. */
const height = 1000;
const width = height * ratio;

/** Props of {@link MapPicture}. */
interface MapPictureProps {
  readonly entries: readonly MapEntry[];
  readonly features: readonly MapFeature[];
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
  const { entries, features, label } = props;
  const project = projectionOf(
    entries.flatMap(({ at, outline }) => [...(at === undefined ? [] : [at]), ...outline]),
  );
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
      <Names features={features} project={project} />
      <Markers {...props} project={project} />
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

function Names({ features, project }: Pick<Drawn, 'features' | 'project'>) {
  return features.map(({ kind, name, line }) => {
    const spot = line
      .map(project)
      .filter(isInside)
      .at(kind === 'road' ? 0 : -1);
    return spot === undefined ? null : (
      <span key={`${kind} ${name}`} className={`map-name map-name-${kind}`} style={placeOf(spot)}>
        {name}
      </span>
    );
  });
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
