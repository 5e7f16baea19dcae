import table from '../../locales/languages.json' with { type: 'json' };

/** The id of a language that the site is offered in: a row of `locales/languages.json`. */
export type Language = keyof typeof table;

/** A row of `locales/languages.json`. */
interface LanguageRow {
  /** The language's name in itself. */
  readonly name: string;
  /** Beginning of its pages' addresses; empty for the language that all texts are written in first. */
  readonly prefix: string;
  /** `rtl` where it is written from right to left. */
  readonly direction?: string;
  /** The language that the org is asked for, where it does not speak this one. */
  readonly org?: string;
  /** The locales that it writes numbers and dates in. */
  readonly numbers: string;
  readonly dates: string;
}

const rows: { readonly [language in Language]: LanguageRow } = table;

/** Languages the site is offered in, the one that texts are written in first before all others. */
export const languages = Object.keys(rows) as readonly Language[]; // its own keys

/** The language that all texts are written in first, whose pages have no prefix. */
export const firstLanguage = 'en' satisfies Language;

/** Languages that texts are translated into. */
export const otherLanguages = languages.filter((language) => language !== firstLanguage);

/** One value per language. What was made before a language was added lacks it. */
export type PerLanguage<TValue> = { readonly [language in typeof firstLanguage]: TValue } & {
  readonly [language in Language]?: TValue;
};

/** Returns the value of a language, or the first language's where it has none. */
export function valueIn<TValue>(values: PerLanguage<TValue>, language: Language): TValue {
  return values[language] ?? values[firstLanguage];
}

/** Makes a value for each language. */
export function eachLanguage<TValue>(make: (language: Language) => TValue): {
  readonly [language in Language]: TValue;
} {
  const made = Object.fromEntries(languages.map((language) => [language, make(language)]));
  return made as { readonly [language in Language]: TValue }; // the table's own keys
}

/** Makes a value of each value that is there. */
export function mapLanguages<TValue, TNext>(
  values: PerLanguage<TValue>,
  make: (value: TValue, language: Language) => TNext,
): PerLanguage<TNext> {
  const first = { [firstLanguage]: make(values[firstLanguage], firstLanguage) };
  const others: { [language in Language]?: TNext } = {};
  for (const language of otherLanguages) {
    const value = values[language];
    if (value !== undefined) others[language] = make(value, language);
  }
  return { ...first, ...others };
}

/** The English name of a language, for those who build the portal. */
export function englishNameOf(language: Language): string {
  return new Intl.DisplayNames([firstLanguage], { type: 'language' }).of(language) ?? language;
}

/** Returns what `locales/languages.json` says of a language. */
export function rowOf(language: Language): LanguageRow {
  return rows[language];
}

/** Languages that the org speaks (requirement 000 section 9). */
export const orgLanguages = ['en', 'es'] as const;

/** A language that the org speaks. */
export type OrgLanguage = (typeof orgLanguages)[number];

/** The language in which the org is asked, and writes, for readers of a language. */
export function orgLanguageOf(language: Language): OrgLanguage {
  // A test holds the table against them. Checks also ask for languages that nobody speaks.
  return (rows[language]?.org ?? language) as OrgLanguage;
}

/** The language of what the org wrote, where a page in another one shows it. */
export function langOfOrg(language: Language): OrgLanguage | undefined {
  const org = orgLanguageOf(language);
  return org === language ? undefined : org;
}

/** Returns true for the id of a language that the site is offered in. */
export function isLanguage(id: string): id is Language {
  return Object.hasOwn(rows, id);
}

/** The language whose prefix a path begins with; the first language has none. */
export function languageOfPath(path: string): Language {
  const isOf = (language: Language) => `${path}/`.startsWith(`${rows[language].prefix}/`);
  return otherLanguages.find(isOf) ?? firstLanguage;
}

/** The attributes of an HTML element whose texts are in a language; left to right is the way of all that says nothing. */
export function attributesOf(language: Language): string {
  const { direction } = rows[language];
  return `lang="${language}"${direction === undefined ? '' : ` dir="${direction}"`}`;
}

/** The prefix of every path that says the language: what the router takes as its base. */
export function basePathOf(language: Language): string {
  return rows[language].prefix;
}

/** A path without its language's prefix: what the screens' routes are compared with. */
export function withoutLanguage(path: string): string {
  return path.slice(basePathOf(languageOfPath(path)).length) || '/';
}
