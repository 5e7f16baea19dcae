import type { Spot } from './map-geometry.ts';
import { isInside, ratio } from './map-geometry.ts';

/** Words on the map, the places that they may stand at, and how far from these. */
export interface MapLabel {
  readonly key: string;
  readonly kind: 'here' | 'note' | 'place' | 'road' | 'water';
  readonly text: string;
  /** The first of them at which there is room. */
  readonly spots: readonly Spot[];
}

/** Words where there is room for them. */
interface PlacedLabel extends Pick<MapLabel, 'key' | 'kind' | 'text'> {
  readonly spot: Spot;
  /** Pixels below the spot. */
  readonly down: number;
  /** True where only a wide picture has room. */
  readonly isWide: boolean;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widths of the picture in pixels: in a window of 320, and beside a column. */
const narrow = 240;
const wide = 560;

/** Pixels of a marker, from a pin's tip up to its middle, of a line of words, and of a letter. */
const marker = 30;
const pin = 23;
const line = 18;
const letter = 6.4;

/** Pixels below its spot at which a label may stand: below or above a marker, above or below a pin; a name, at its place or near it. */
const shifts = {
  here: [-50, 14],
  note: [25, -25],
  place: [0, 20, -20],
  road: [0],
  water: [0, 18, -18],
} as const;

/** Gives each label the first place at which it covers no marker and no label before it; those without one are left out. */
export function placeLabels(
  labels: readonly MapLabel[],
  markers: readonly Spot[],
  here?: Spot,
): readonly PlacedLabel[] {
  const boxesAt = (width: number) => [...boxesOf(markers, width), ...(here ? [pinOf(here, width)] : [])];
  const taken = { [narrow]: boxesAt(narrow), [wide]: boxesAt(wide) };
  return labels.flatMap((label) => {
    const { key, kind, text } = label;
    const places = label.spots
      .filter(isInside)
      .flatMap((spot) => shifts[kind].map((down) => ({ key, kind, text, spot, down })));
    const fits = (width: typeof narrow | typeof wide, place: (typeof places)[number]) =>
      isFree(boxOf(place, width), taken[width], width);
    const found =
      places.find((place) => fits(wide, place) && fits(narrow, place)) ??
      places.find((place) => fits(wide, place));
    if (found === undefined) return [];
    const isWide = !fits(narrow, found);
    taken[wide].push(boxOf(found, wide));
    if (!isWide) taken[narrow].push(boxOf(found, narrow));
    return [{ ...found, isWide }];
  });
}

/** A pin stands on its place. */
const pinOf = (spot: Spot, width: number) => middleBox(spot, width, -pin);

const middleBox = ({ x, y }: Spot, width: number, down: number) =>
  around({ x: x * width, y: (y * width) / ratio + down }, marker, marker);

const boxesOf = (markers: readonly Spot[], width: number): Box[] =>
  markers.map((spot) => middleBox(spot, width, 0));

function boxOf({ spot, down, text }: Pick<PlacedLabel, 'spot' | 'down' | 'text'>, width: number): Box {
  const middle = { x: spot.x * width, y: (spot.y * width) / ratio + down };
  return around(middle, text.length * letter + 8, line);
}

const around = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function isFree(box: Box, taken: readonly Box[], width: number): boolean {
  const isOnPicture = box.left > 2 && box.right < width - 2 && box.top > 2 && box.bottom < width / ratio - 2;
  const covers = ({ left, right, top, bottom }: Box) =>
    box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  return isOnPicture && !taken.some(covers);
}
