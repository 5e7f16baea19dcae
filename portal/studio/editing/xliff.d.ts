/** The two functions of the library that are used here, which has no types of its own. */
declare module 'xliff/jsToXliff12' {
  import type { Xliff } from 'xliff/xliff12ToJs';
  export default function jsToXliff12(
    content: Xliff,
    options: { readonly indent: string },
    done: (error: Error | null, xml: string) => void,
  ): void;
}

declare module 'xliff/xliff12ToJs' {
  /** A piece of a text: words, or an element by its kind. */
  type Inline = string | { readonly [kind: string]: InlineElement };

  interface InlineElement {
    readonly id: string;
    readonly contents?: unknown;
    readonly [attribute: string]: unknown;
  }

  interface XliffUnit {
    readonly source?: Inline | readonly Inline[];
    readonly target?: Inline | readonly Inline[];
    readonly note?: string;
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  }

  interface Xliff {
    readonly sourceLanguage: string;
    readonly targetLanguage?: string;
    /** There for other versions than 1.2. */
    readonly xliffVersion?: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>;
  }

  export default function xliff12ToJs(
    xml: string,
    options: { readonly captureSpacesBetweenElements: boolean },
    done: (error: unknown, content?: Xliff) => void,
  ): void;
  export type { Inline, Xliff, XliffUnit };
}
