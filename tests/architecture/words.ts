/** An area of the repository whose words are checked. */
export interface WordArea {
  /** Folder from the root. */
  readonly folder: string;
  /** Folders inside it that are areas of their own. */
  readonly without?: readonly string[];
  /** Words that are retired here: as a word of an identifier, of a file name or of a doc comment. */
  readonly retired: readonly string[];
  /** Identifiers that may have one all the same, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** Doc comments that still begin with What, Whether and the like; absent: fewer than 2 %. */
  readonly questions?: number;
}

/** Retired where caches are concerned, with the terms that took their place in sdk/GLOSSARY.md. */
const CACHE_WORDS = [
  ['slot', 'slots'],
  ['crowd', 'crowds'],
  ['cell', 'cells'],
  ['link', 'links', 'linked', 'relink'],
  ['stamp', 'stamps', 'restamp'],
  ['guess', 'guesses', 'guessed'],
  ['intake'],
  ['layout', 'layouts', 'relayout'],
  ['watcher', 'watchers'],
  ['trim', 'trimmed', 'trimmer', 'trimming'],
  ['renew', 'renewed', 'renewal', 'renewals'],
  ['wish', 'wishes'],
  ['surroundings', 'world', 'household', 'desk'],
  ['verdict', 'horizon', 'doubt', 'doubted', 'gathering', 'glimpse', 'speaker', 'keeper'],
  ['touches', 'outdate', 'parts'],
].flat();

/** Words for failures other than error, problem and diagnostic. */
const FAILURE_WORDS = [
  ['fault', 'faults'],
  ['mismatch', 'mismatches'],
  ['complaint', 'complaints'],
  ['refusal', 'refusals'],
].flat();

/** Retired everywhere. */
const HOUSE_WORDS = [
  ...FAILURE_WORDS,
  'part',
  'parts',
  'wish',
  'wishes',
  'surroundings',
  'world',
  'desk',
  'door',
  'doors',
];

/** All areas, the finished ones without `questions`. */
export const AREAS: readonly WordArea[] = [
  {
    folder: 'sdk',
    // Frameworks name files and functions of an example.
    without: ['sdk/examples'],
    retired: [...CACHE_WORDS, ...FAILURE_WORDS],
    exceptions: {
      layout: 'a configuration member of the platform and of the toy API',
      Link: 'a component of a test that shows a link of HTML',
      link: 'the element that it shows',
    },
  },
  {
    folder: 'tests/cache-model',
    retired: [...CACHE_WORDS, ...FAILURE_WORDS],
    exceptions: { layout: 'a configuration member of the toy API' },
  },
  { folder: 'generator', retired: HOUSE_WORDS },
  { folder: 'scripts', retired: HOUSE_WORDS },
  { folder: 'portal/vendor', retired: HOUSE_WORDS },
  { folder: 'portal/screen-language', retired: HOUSE_WORDS },
  { folder: 'portal/src', retired: HOUSE_WORDS },
  { folder: 'portal/server', retired: HOUSE_WORDS },
  { folder: 'portal/studio', retired: HOUSE_WORDS },
  { folder: 'portal/gallery', retired: HOUSE_WORDS },
  {
    folder: 'tests/sandbox',
    retired: HOUSE_WORDS,
    exceptions: { refusal: 'a member of an answer of the specs' },
  },
  {
    folder: 'tests',
    without: ['tests/cache-model', 'tests/sandbox'],
    retired: HOUSE_WORDS,
    exceptions: {
      refusal: 'the exception of the sandbox, in its table',
      passwordMismatch: 'a message of the requirement',
      passwordMismatchTyped: 'its second cause',
      emailMismatch: 'a message of the requirement',
      emailMismatchTyped: 'its second cause',
    },
  },
];
