import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { JsonPath } from '../editing/json-edits.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import type { OutlineNode } from '../editing/outline.ts';
import type { ScreenTexts } from '../editing/question.ts';
import type { Diagnostic, Offers } from '../protocol.ts';
import type { WantedName } from './places-dialog.tsx';

/** A value of a screen, with the schema that it follows. */
export interface ValueProps {
  readonly label: string;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly schema: LanguageSchema;
  /** The schema of what it belongs to. */
  readonly owner: LanguageSchema;
  readonly describedBy?: string | undefined;
}

/** The screen that is edited by forms, for everything in them. */
export interface ScreenForms {
  /** Schema of the language. */
  readonly schema: LanguageSchema;
  readonly screen: unknown;
  readonly texts: ScreenTexts;
  readonly offers: Offers;
  /** Of the files of this screen. */
  readonly diagnostics: readonly Diagnostic[];
  readonly configPath: string;
  /** The words that people know a thing by. */
  readonly labelOf: (node: OutlineNode) => string;
  /** Sets a value of the config, or takes it out, as one edit. */
  readonly set: (path: JsonPath, value: unknown, run?: string) => void;
  /** Changes several files as one edit. */
  readonly change: (name: string, make: (texts: ScreenTexts) => Partial<ScreenTexts>, run?: string) => void;
  /** Gives something another name, wherever the screen names it. */
  readonly rename: (pointer: string, name: string) => void;
  /** Edits any value: what values consist of is edited by the same again. */
  readonly Value: ComponentType<ValueProps>;
  /** Opens something in the tree. */
  readonly select: (pointer: string) => void;
  /** Looks for a name on all screens. */
  readonly findEverywhere: (wanted: WantedName) => void;
}

const ScreenContext = createContext<ScreenForms | undefined>(undefined);

/** Hands the screen to the forms in it. */
export const ScreenProvider = ScreenContext.Provider;

/** Returns the screen that is edited. */
export function useScreen(): ScreenForms {
  const forms = useContext(ScreenContext);
  if (forms === undefined) throw new Error('A form of the structure stands outside of it.');
  return forms;
}
