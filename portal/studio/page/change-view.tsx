import { useEffect, useRef, useState } from 'react';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { FileText, StudioDocument, StudioSettings } from '../protocol.ts';
import type { ComparedPair, PlannedFile } from '../publication-protocol.ts';
import { jsonLanguage } from './editor-language.ts';
import { PictureView } from './picture-view.tsx';
import { Switch } from './preview-tools.tsx';

interface ChangeViewProps {
  readonly document: StudioDocument;
  readonly files: readonly FileText[];
  readonly settings: StudioSettings;
  /** Of the project. */
  readonly revision: number;
}

/** The three states of a file, and the pairs of them that can be compared. */
const comparisons: Readonly<Record<ComparedPair, string>> = {
  saved: 'Saved → mine',
  live: 'Live → mine',
  waiting: 'Live → saved',
};

const ways = { words: 'Words', pictures: 'Pictures' } as const;

/**
 * Two states of a document side by side, word by word or as customers see them: what a save would write, and what a publication
 * would change.
 */
export function ChangeView({ document, files, settings, revision }: ChangeViewProps) {
  const [pair, setPair] = useState<ComparedPair>('saved');
  const [way, setWay] = useState<keyof typeof ways>('words');
  const changed = files
    .map((file) => ({ path: file.path, ...statesOf(file, pair) }))
    .filter(({ before, after }) => before !== after);
  return (
    <div className="changes">
      <div className="changes-head">
        <Switch label="What to compare" value={pair} options={comparisons} onChange={setPair} />
        {document.kind === 'layout' ? null : (
          <Switch label="How to compare" value={way} options={ways} onChange={setWay} />
        )}
      </div>
      {changed.length === 0 ? <p className="pane-note">Nothing differs.</p> : null}
      {way === 'pictures' && changed.length > 0 ? (
        <PictureView {...{ document, settings, revision, pair }} />
      ) : (
        <FileDifferences key={pair} files={changed} />
      )}
    </div>
  );
}

function statesOf({ text, saved, live }: FileText, pair: ComparedPair) {
  if (pair === 'saved') return { before: saved, after: text };
  return { before: live, after: pair === 'live' ? text : saved };
}

interface FileDifferencesProps {
  readonly files: readonly PlannedFile[];
}

/** Files that change, each with its text before and after. */
export function FileDifferences({ files }: FileDifferencesProps) {
  return files.map(({ path, before, after }) => (
    <section key={path}>
      <h3>
        <code>{path}</code>
        {before === undefined ? <span className="mark">new</span> : null}
      </h3>
      <Difference before={before ?? ''} after={after ?? ''} label={path} />
    </section>
  ));
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

/** Two texts side by side, with what differs marked. */
function Difference({ before, after, label }: DifferenceProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const side = (doc: string, name: string) => ({
      doc,
      extensions: [
        jsonLanguage,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': `${label}, ${name}` }),
      ],
    });
    const view = new MergeView({
      a: side(before, 'before'),
      b: side(after, 'after'),
      parent: holder.current,
      collapseUnchanged: { margin: 2, minSize: 4 },
      gutter: true,
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div className="difference" ref={holder} />;
}
