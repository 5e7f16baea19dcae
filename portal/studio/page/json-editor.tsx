import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Diagnostic } from '../protocol.ts';
import { assistance, editorDiagnostic, editing, offsetOf } from './editor-language.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly schema: object | undefined;
  /** The place to begin at. */
  readonly place: Diagnostic | undefined;
  readonly onChange: (text: string) => void;
}

/** Marks what was not typed here. */
const fromOutside = Annotation.define<boolean>();

/** A JSON file with the words of its schema, what they mean, and what is wrong. */
export function JsonEditor({ label, text, diagnostics, schema, place, onChange }: JsonEditorProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [assist] = useState(() => new Compartment());
  const change = useEffectEvent(onChange);
  const begin = useEffectEvent((parent: HTMLElement) => {
    const tell = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (docChanged && !transactions.some((one) => one.annotation(fromOutside)))
        change(state.doc.toString());
    });
    const extensions = [editing(label), assist.of([]), tell];
    return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  });

  useEffect(() => {
    if (holder.current === null) return undefined;
    const editor = begin(holder.current);
    setView(editor);
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    if (view === undefined || view.state.doc.toString() === text) return;
    const changes = { from: 0, to: view.state.doc.length, insert: text };
    view.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [view, text]);
  useEffect(() => {
    view?.dispatch({ effects: assist.reconfigure(assistance(schema)) });
  }, [view, assist, schema]);
  useEffect(() => {
    view?.dispatch(
      setDiagnostics(
        view.state,
        diagnostics.map((diagnostic) => editorDiagnostic(diagnostic, view.state.doc)),
      ),
    );
  }, [view, diagnostics]);
  useEffect(() => {
    if (view === undefined || place === undefined) return;
    const anchor = offsetOf(place, view.state.doc);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    view.focus();
  }, [view, place]);

  return <div className="json-editor" ref={holder} />;
}
