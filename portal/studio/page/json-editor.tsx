import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { changeBetween } from '../editing/change.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { namesAt } from '../editing/json-names.ts';
import type { NameContext } from '../editing/json-names.ts';
import type { Diagnostic } from '../protocol.ts';
import { assistance, editorDiagnostic, editing, offsetOf } from './editor-language.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly schema: object | undefined;
  /** Of a screen: what it can name. */
  readonly names?: NameContext | undefined;
  /** The place to begin at. */
  readonly place?: Diagnostic | undefined;
  /** The value to bring into sight whenever it changes. */
  readonly shown?: JsonPath;
  /** Told the value in which the cursor stands, once it was put there. */
  readonly onCursor?: (path: JsonPath) => void;
  readonly isReadOnly?: boolean;
  readonly onChange: (text: string) => void;
}

/** Marks what was not typed here. */
const fromOutside = Annotation.define<boolean>();

/** A JSON file with the words of its schema, what they mean, and what is wrong. */
export function JsonEditor(props: JsonEditorProps) {
  const { label, text, diagnostics, schema, place, shown, onCursor, isReadOnly = false, onChange } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [assist] = useState(() => new Compartment());
  const change = useEffectEvent(onChange);
  const find = useEffectEvent((json: string, offset: number) =>
    props.names === undefined ? undefined : namesAt(json, offset, props.names),
  );
  const follow = useEffectEvent((offset: number, json: string) => onCursor?.(getLocation(json, offset).path));
  const begin = useEffectEvent((parent: HTMLElement) => {
    const tell = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (docChanged && !transactions.some((one) => one.annotation(fromOutside)))
        change(state.doc.toString());
      const isPut = transactions.some((one) => one.isUserEvent('select'));
      if (isPut && !docChanged) follow(state.selection.main.head, state.doc.toString());
    });
    const extensions = [editing(label), assist.of([]), tell, EditorState.readOnly.of(isReadOnly)];
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
    // Only what differs, so that cursor and scroll stay where they are.
    const found = changeBetween('', view.state.doc.toString(), text);
    if (found === undefined) return;
    const changes = { from: found.at, to: found.at + found.before.length, insert: found.after };
    view.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [view, text]);
  useEffect(() => {
    view?.dispatch({ effects: assist.reconfigure(assistance(schema, (...at) => find(...at))) });
  }, [view, assist, schema]);
  useEffect(() => {
    view?.dispatch(
      setDiagnostics(
        view.state,
        diagnostics.map((diagnostic) => editorDiagnostic(diagnostic, view.state.doc)),
      ),
    );
  }, [view, diagnostics]);
  useShownPlace(view, place);
  useShownPath(view, shown);

  return <div className="json-editor" ref={holder} />;
}

/** Brings a diagnostic into sight, and puts the cursor there. */
function useShownPlace(view: EditorView | undefined, place: Diagnostic | undefined): void {
  useEffect(() => {
    if (view === undefined || place === undefined) return;
    const anchor = offsetOf(place, view.state.doc);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    view.focus();
  }, [view, place]);
}

/** Selects a value and brings it into sight, unless somebody types there. */
function useShownPath(view: EditorView | undefined, shown: JsonPath | undefined): void {
  const pointer = shown === undefined ? undefined : JSON.stringify(shown);
  useEffect(() => {
    if (view === undefined || pointer === undefined || view.hasFocus) return;
    const root = parseTree(view.state.doc.toString());
    const path = JSON.parse(pointer) as JsonPath; // made above
    const node = root && findNodeAtLocation(root, [...path]);
    if (node === undefined) return;
    const end = Math.min(node.offset + node.length, view.state.doc.length);
    view.dispatch({
      selection: { anchor: node.offset, head: end },
      effects: EditorView.scrollIntoView(node.offset, { y: 'start', yMargin: 24 }),
    });
  }, [view, pointer]);
}
