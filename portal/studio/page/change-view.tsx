import { useEffect, useRef, useState } from 'react';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { FileText } from '../protocol.ts';
import { jsonLanguage } from './editor-language.ts';
import { Switch } from './preview-tools.tsx';

interface ChangeViewProps {
  readonly files: readonly FileText[];
}

/** The three states of a file, and the pairs of them that can be compared. */
const comparisons = {
  saved: 'Saved → mine',
  live: 'Live → mine',
  waiting: 'Live → saved',
} as const;

/** Two states of a file side by side: what a save would write, and what a publication would change. */
export function ChangeView({ files }: ChangeViewProps) {
  const [pair, setPair] = useState<keyof typeof comparisons>('saved');
  const changed = files
    .map((file) => ({ path: file.path, ...statesOf(file, pair) }))
    .filter(({ before, after }) => before !== after);
  return (
    <div className="changes">
      <Switch label="What to compare" value={pair} options={comparisons} onChange={setPair} />
      {changed.length === 0 ? <p className="pane-note">Nothing differs.</p> : null}
      {changed.map(({ path, before, after }) => (
        <section key={`${path} ${pair}`}>
          <h3>
            <code>{path}</code>
            {before === undefined ? <span className="mark">new</span> : null}
          </h3>
          <Difference before={before ?? ''} after={after ?? ''} label={path} />
        </section>
      ))}
    </div>
  );
}

function statesOf({ text, saved, live }: FileText, pair: keyof typeof comparisons) {
  if (pair === 'saved') return { before: saved, after: text };
  return { before: live, after: pair === 'live' ? text : saved };
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

/** Two texts side by side, with what differs marked. */
export function Difference({ before, after, label }: DifferenceProps) {
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
