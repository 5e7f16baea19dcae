import { useEffect, useRef } from 'react';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { FileText } from '../protocol.ts';
import { jsonLanguage } from './editor-language.ts';

interface ChangeViewProps {
  readonly files: readonly FileText[];
}

/** The changes that a save would write, beside the files as they are. */
export function ChangeView({ files }: ChangeViewProps) {
  const changed = files.filter(({ text, saved }) => text !== saved);
  if (changed.length === 0) return <p className="pane-note">Nothing has been changed.</p>;
  return (
    <div className="changes">
      {changed.map((file) => (
        <section key={file.path}>
          <h3>
            <code>{file.path}</code>
            {file.saved === undefined ? <span className="mark">new</span> : null}
          </h3>
          <Difference before={file.saved ?? ''} after={file.text} label={file.path} />
        </section>
      ))}
    </div>
  );
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

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
      a: side(before, 'saved'),
      b: side(after, 'yours'),
      parent: holder.current,
      collapseUnchanged: { margin: 2, minSize: 4 },
      gutter: true,
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div className="difference" ref={holder} />;
}
