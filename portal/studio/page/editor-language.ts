import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import type { Diagnostic as EditorDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import type { Extension, Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Diagnostic } from '../protocol.ts';
import { completeNames } from './name-assist.ts';
import type { FindNames } from './name-assist.ts';
import { createSchemaAssist } from './schema-assist.ts';

/** JSON in the page's colours, which know both schemes. */
export const jsonLanguage: Extension = [
  json(),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--code-name)' },
      { tag: tags.string, color: 'var(--code-text)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
    ]),
  ),
  lineNumbers(),
  EditorView.lineWrapping,
];

/** All that editing takes. Tab leaves the editor, as everywhere; one history over all files undoes what was typed. */
export function editing(label: string): Extension {
  return [
    jsonLanguage,
    foldGutter(),
    lintGutter(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorState.tabSize.of(2),
    keymap.of([...defaultKeymap, ...searchKeymap]),
  ];
}

/** Completion and explanations out of a JSON Schema, and what a screen can name. */
export function assistance(schema: object | undefined, namesAt: FindNames): Extension {
  if (schema === undefined) return [];
  const { complete, explain } = createSchemaAssist(schema);
  return [autocompletion({ override: [completeNames(namesAt), complete] }), hoverTooltip(explain)];
}

/** Returns the offset of a line and a column, both from 1, in a text; the nearest one where there is none. */
export function offsetOf({ line, column }: Pick<Diagnostic, 'line' | 'column'>, doc: Text): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}

/** A diagnostic as the editor marks it: from where it is to the end of its line. */
export function editorDiagnostic(diagnostic: Diagnostic, doc: Text): EditorDiagnostic {
  const from = offsetOf(diagnostic, doc);
  const message = [diagnostic.message, diagnostic.remedy].filter((words) => words !== undefined).join(' ');
  return { from, to: doc.lineAt(from).to, severity: 'error', message };
}
