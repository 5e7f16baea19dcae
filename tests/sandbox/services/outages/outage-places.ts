import { HOUR } from '../../calendar/durations.ts';
import type { components } from '../../generated/types/apex.gen.ts';

type MapPoint = components['schemas']['MapPoint'];
type Feature = components['schemas']['MapFeature'];
type Outage = components['schemas']['Outage'];

/** An outage that comes again and again, so that the demo has some at any time. */
export interface OutagePattern extends Pick<Outage, 'area' | 'cause' | 'customersAffected'> {
  /** Number within its zip code. */
  readonly number: number;
  readonly at: MapPoint;
  /** The area without power; null for one place. */
  readonly outline: readonly MapPoint[] | null;
  /** The time from one to the next, in milliseconds. */
  readonly every: number;
  /** The time after which the first one begins, in milliseconds. */
  readonly after: number;
  /** True where all service addresses of the zip code are without power. */
  readonly isWholeZip?: true;
}

/** What the map of a zip code shows. */
interface OutagePlace {
  /** The place of the customers' addresses; the sandbox keeps one for all of a town. */
  readonly home: MapPoint;
  readonly outages: readonly OutagePattern[];
  readonly features: readonly Feature[];
}

const point = (latitude: number, longitude: number): MapPoint => ({ latitude, longitude });

/** Points from a flat list of degrees: north, east, north, east. */
const line = (...degrees: readonly number[]): MapPoint[] =>
  degrees.flatMap((latitude, index) => (index % 2 === 0 ? [point(latitude, degrees[index + 1] ?? 0)] : []));

const place = (name: string, latitude: number, longitude: number): Feature => ({
  kind: 'place',
  name,
  line: [point(latitude, longitude)],
});

const austin: OutagePlace = {
  home: point(30.2592, -97.7482),
  outages: [
    {
      number: 1,
      area: 'East Riverside',
      cause: 'equipment',
      customersAffected: 412,
      at: point(30.241, -97.722),
      outline: line(30.25, -97.733, 30.251, -97.716, 30.239, -97.708, 30.232, -97.719, 30.236, -97.734),
      every: 6 * HOUR,
      after: 0,
    },
    {
      number: 2,
      area: 'Bouldin Creek',
      cause: 'weather',
      customersAffected: 87,
      at: point(30.251, -97.757),
      outline: line(30.256, -97.763, 30.257, -97.752, 30.247, -97.75, 30.245, -97.761),
      every: 6 * HOUR,
      after: 5 * HOUR,
    },
    {
      number: 3,
      area: 'South Lamar',
      cause: 'unknown',
      customersAffected: 6,
      at: point(30.24, -97.784),
      outline: null,
      every: 7 * HOUR,
      after: 9 * HOUR,
    },
  ],
  features: [
    {
      kind: 'water',
      name: 'Colorado River',
      line: line(
        30.285,
        -97.8,
        30.274,
        -97.775,
        30.264,
        -97.757,
        30.26,
        -97.744,
        30.251,
        -97.736,
        30.248,
        -97.716,
        30.254,
        -97.696,
      ),
    },
    {
      kind: 'road',
      name: 'I-35',
      line: line(30.285, -97.731, 30.268, -97.734, 30.25, -97.737, 30.235, -97.744, 30.218, -97.751),
    },
    {
      kind: 'road',
      name: 'MoPac',
      line: line(30.285, -97.765, 30.272, -97.771, 30.255, -97.789, 30.24, -97.8, 30.222, -97.817),
    },
    {
      kind: 'road',
      name: 'US 290',
      line: line(30.233, -97.82, 30.228, -97.79, 30.219, -97.762, 30.217, -97.74, 30.218, -97.69),
    },
    place('Downtown', 30.271, -97.745),
    place('Zilker', 30.262, -97.775),
    place('Travis Heights', 30.243, -97.745),
  ],
};

const houston: OutagePlace = {
  home: point(29.7575, -95.3655),
  outages: [
    {
      number: 1,
      area: 'Downtown and Midtown',
      cause: 'weather',
      customersAffected: 3180,
      at: point(29.753, -95.367),
      outline: line(29.768, -95.372, 29.765, -95.353, 29.75, -95.35, 29.739, -95.374, 29.748, -95.385),
      every: 6 * HOUR,
      after: 2 * HOUR,
      isWholeZip: true,
    },
    {
      number: 2,
      area: 'East Downtown',
      cause: 'planned',
      customersAffected: 24,
      at: point(29.748, -95.338),
      outline: null,
      every: 7 * HOUR,
      after: 4 * HOUR,
    },
  ],
  features: [
    {
      kind: 'water',
      name: 'Buffalo Bayou',
      line: line(29.762, -95.41, 29.761, -95.385, 29.766, -95.36, 29.765, -95.335, 29.75, -95.315),
    },
    {
      kind: 'road',
      name: 'I-45',
      line: line(29.785, -95.369, 29.76, -95.377, 29.744, -95.363, 29.72, -95.335),
    },
    { kind: 'road', name: 'I-10', line: line(29.778, -95.41, 29.773, -95.37, 29.775, -95.31) },
    {
      kind: 'road',
      name: 'I-69',
      line: line(29.785, -95.345, 29.752, -95.352, 29.733, -95.376, 29.727, -95.41),
    },
    place('Montrose', 29.745, -95.395),
    place('Fifth Ward', 29.778, -95.335),
  ],
};

const dallas: OutagePlace = {
  home: point(32.7845, -96.8005),
  outages: [
    {
      number: 1,
      area: 'Uptown',
      cause: 'equipment',
      customersAffected: 951,
      at: point(32.797, -96.801),
      outline: line(32.805, -96.808, 32.804, -96.795, 32.792, -96.793, 32.789, -96.805),
      every: 6 * HOUR,
      after: HOUR,
    },
  ],
  features: [
    {
      kind: 'water',
      name: 'Trinity River',
      line: line(32.805, -96.85, 32.785, -96.83, 32.765, -96.81, 32.752, -96.78),
    },
    {
      kind: 'road',
      name: 'I-35E',
      line: line(32.815, -96.825, 32.79, -96.815, 32.77, -96.815, 32.745, -96.82),
    },
    { kind: 'road', name: 'US 75', line: line(32.82, -96.785, 32.795, -96.789, 32.783, -96.792) },
    place('Downtown', 32.779, -96.799),
    place('Deep Ellum', 32.784, -96.782),
  ],
};

/** The same place with roads and rivers that go on beyond any picture of it. */
const goingOn = ({ features, ...place }: OutagePlace): OutagePlace => ({
  ...place,
  features: features.map((feature) => {
    const { line: inside } = feature;
    const [first, second] = inside;
    const [beforeLast, last] = inside.slice(-2);
    if (first === undefined || second === undefined || beforeLast === undefined || last === undefined)
      return feature;
    return { ...feature, line: [beyond(first, second), ...inside, beyond(last, beforeLast)] };
  }),
});

/** As far again twice, from one point away from another. */
const beyond = (from: MapPoint, away: MapPoint): MapPoint =>
  point(rounded(3 * from.latitude - 2 * away.latitude), rounded(3 * from.longitude - 2 * away.longitude));

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The places of the demo that have outages, by zip code. */
export const OUTAGE_PLACES: Readonly<Record<string, OutagePlace>> = {
  '75201': goingOn(dallas),
  '77002': goingOn(houston),
  '78701': goingOn(austin),
  '78704': goingOn(austin),
};
