import { useEffect, useMemo, useRef, useState } from 'react';
import { languages, mapLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import { placeOfPaste } from '../editing/clipping.ts';
import { valueAt, valueOfText, withValue } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import { nodeNear, nodesIn, outlineOf, placeOfStep, pointerOf } from '../editing/outline.ts';
import type { OutlineNode } from '../editing/outline.ts';
import type { ScreenTexts } from '../editing/question.ts';
import { withName } from '../editing/renaming.ts';
import { nameOfProperty } from '../editing/property-names.ts';
import type { Texts } from '../editing/change.ts';
import { textPlaceOf } from '../editing/node-texts.ts';
import type { Diagnostic, FileText, Offers, StudioDocument } from '../protocol.ts';
import { useCalmed } from './calmed.ts';
import { useClipboardKeys } from './clipboard.ts';
import { JsonEditor } from './json-editor.tsx';
import { NodeForm } from './node-form.tsx';
import type { WantedName } from './places-dialog.tsx';
import { ScreenProvider } from './screen-context.ts';
import type { ScreenForms } from './screen-context.ts';
import { textFilesIn } from './text-entries.ts';
import { shownTitle } from './shown-title.ts';
import { StructureTree } from './structure-tree.tsx';
import { useOffers } from './use-offers.ts';
import { structureActs } from './use-structure.ts';
import { ValueEditor } from './value-editor.tsx';

interface StructurePaneProps {
  readonly document: StudioDocument;
  readonly files: readonly FileText[];
  readonly diagnostics: readonly Diagnostic[];
  readonly schema: LanguageSchema | undefined;
  /** Of the project: what can be named changes with it. */
  readonly revision: number;
  readonly selected: string;
  readonly onSelect: (pointer: string) => void;
  readonly onEdit: (name: string, texts: Texts, run?: string) => void;
  /** Opens the search for what is named in screens. */
  readonly onPlaces: (wanted: WantedName) => void;
}

/** A screen by forms: the tree of everything on it, the form of what is chosen, and its JSON beside where that is wanted. */
export function StructurePane(props: StructurePaneProps) {
  const { document, files, schema, revision } = props;
  const offers = useOffers(document.id, useCalmed(revision));
  const file = (role: FileText['role']) => files.find((one) => one.role === role);
  const config = file('config');
  const own = textFilesIn(files);
  const screen = useMemo(() => valueOfText(config?.text ?? ''), [config?.text]);
  if (schema === undefined || offers === undefined || !config || !own)
    return <p className="pane-note">Loading …</p>;
  if (typeof screen !== 'object' || screen === null || Array.isArray(screen))
    return (
      <p className="pane-note">
        The JSON of this screen cannot be read, so there is no structure to show. Undo, or mend it under
        “JSON”.
      </p>
    );
  return <Structure {...props} schema={schema} offers={offers} screen={screen} files={{ config, ...own }} />;
}

interface StructureProps extends Omit<StructurePaneProps, 'files' | 'schema'> {
  readonly files: PerLanguage<FileText> & { readonly config: FileText };
  readonly schema: LanguageSchema;
  readonly offers: Offers;
  readonly screen: object;
}

function Structure(props: StructureProps) {
  const { files, schema, screen, diagnostics, selected, onSelect } = props;
  const [isBeside, setBeside] = useState(false);
  const [said, announce] = useState('');
  const outline = useMemo(() => outlineOf(screen, schema), [screen, schema]);
  const forms = formsOf(props, outline);
  const { labelOf } = forms;
  const node = nodeNear(outline, selected);
  const acts = structureActs({ ...forms, labelOf, announce });
  useMoveKeys((by) => {
    const place = placeOfStep(outline, node, by);
    if (place !== undefined) acts.move(node, place);
  });
  const tree = useRef<HTMLDivElement>(null);
  useClipboardKeys(tree, {
    c: () => acts.copy(node),
    x: () => acts.cut(node),
    v(clipping) {
      const place = clipping === undefined ? undefined : placeOfPaste(outline, node, clipping);
      if (clipping !== undefined && place !== undefined) acts.paste(clipping, place);
    },
  });
  return (
    <ScreenProvider value={forms}>
      <div className="structure" data-beside={isBeside ? '' : undefined}>
        <div className="structure-tree" ref={tree}>
          <StructureTree
            root={outline}
            selected={node.id}
            labelOf={labelOf}
            problems={problemsAt(outline, diagnostics, files.config.path)}
            onSelect={onSelect}
            onMove={acts.move}
          />
        </div>
        <div className="structure-form">
          <NodeForm key={node.id} root={outline} node={node} acts={acts} />
          <label className="beside">
            <input type="checkbox" checked={isBeside} onChange={({ target }) => setBeside(target.checked)} />
            Show the JSON beside it
          </label>
        </div>
        {isBeside ? <JsonBeside forms={forms} outline={outline} path={node.path} /> : null}
        <p className="unseen" role="status">
          {said}
        </p>
      </div>
    </ScreenProvider>
  );
}

/** Returns the screen for the forms in it, and the ways to change it. */
function formsOf(
  { files, schema, screen, offers, diagnostics, onSelect, onEdit, onPlaces }: StructureProps,
  outline: OutlineNode,
): ScreenForms {
  const texts: ScreenTexts = {
    config: files.config.text,
    ...mapLanguages(files, ({ text }) => text),
  };
  const change: ScreenForms['change'] = (name, make, run) => {
    const next = make(texts);
    const changed = (['config', ...languages] as const).flatMap((role) => {
      const [file, text] = [files[role], next[role]];
      return file === undefined || text === undefined ? [] : [[file.path, text] as const];
    });
    onEdit(name, new Map(changed), run);
  };
  return {
    schema,
    screen,
    texts,
    offers,
    diagnostics,
    configPath: files.config.path,
    labelOf: labelsOf(texts.en, screen, offers),
    change,
    select: onSelect,
    findEverywhere: onPlaces,
    Value: ValueEditor,
    set: (path, value, run) =>
      change(nameOfSet(path), ({ config }) => ({ config: withValue(config, path, value) }), run),
    rename(pointer, name) {
      const renamed = nodesIn(outline).find(({ id }) => id === pointer);
      if (renamed === undefined) return;
      change(`Rename “${renamed.name}”`, (now) => withName(now, renamed, name));
    },
  };
}

interface JsonBesideProps {
  readonly forms: ScreenForms;
  readonly outline: OutlineNode;
  /** Of what is chosen in the tree. */
  readonly path: JsonPath;
}

/** The JSON of the screen: what is chosen in the tree is selected here, and the other way round. */
function JsonBeside({ forms, outline, path }: JsonBesideProps) {
  const { configPath, texts, diagnostics, schema, offers, select, change } = forms;
  return (
    <div className="structure-json">
      <JsonEditor
        label={configPath}
        text={texts.config}
        diagnostics={diagnostics.filter(({ file }) => file === configPath)}
        schema={schema}
        names={{ schema, offers }}
        shown={path}
        onCursor={(place) => select(nodeNear(outline, pointerOf(place)).id)}
        onChange={(config) => change('Type in the JSON', () => ({ config }), configPath)}
      />
    </div>
  );
}

/** Alt and an arrow move what is chosen. */
function useMoveKeys(move: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined; // those of the table
      const isInEditor = event.target instanceof Element && event.target.closest('.cm-editor') !== null;
      if (!event.altKey || by === undefined || isInEditor) return;
      event.preventDefault();
      event.stopPropagation();
      move(by);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  });
}

/** Problems by the node of the tree that they are nearest to. */
function problemsAt(
  outline: OutlineNode,
  diagnostics: readonly Diagnostic[],
  config: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, pointer } of diagnostics) {
    if (file !== config) continue;
    const { id } = nodeNear(outline, pointer);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Names things by what customers read, where they read something. */
function labelsOf(en: string, screen: object, { writes }: Offers): (node: OutlineNode) => string {
  const texts = valueOfText(en);
  const textAt = (key: string) => {
    const text = valueAt(texts, key.split('.'));
    return typeof text === 'string' && text !== '' ? shownTitle(text) : undefined;
  };
  return ({ path, kind, name, home }) => {
    if (path.length === 0) return textAt('title') ?? name;
    if (path.at(-1) === 'submit') return writes.find(({ value }) => value === name)?.description ?? kind;
    const { below = '' } = textPlaceOf(screen, path);
    const told = ['', '.label', '.title', '.heading', '.caption', '.body'].map((end) =>
      below === '' ? undefined : textAt(below + end),
    );
    const label = told.find((text) => text !== undefined) ?? name;
    if (label !== '') return label;
    return home === undefined ? kind : `${kind} ${home.index + 1}`;
  };
}

function nameOfSet(path: readonly (string | number)[]): string {
  const name = path.findLast((step) => typeof step === 'string');
  return `Change “${nameOfProperty(name ?? 'the screen')}”`;
}
