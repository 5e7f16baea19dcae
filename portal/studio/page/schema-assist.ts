import { snippet } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Text } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import type { CompletionItem, JSONDocument, Position } from 'vscode-json-languageservice';

/** What a schema knows about a place in a file. */
export interface SchemaAssist {
  readonly complete: (context: CompletionContext) => Promise<CompletionResult | null>;
  readonly explain: (view: EditorView, offset: number) => Promise<Tooltip | null>;
}

interface OpenFile {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

/** Words, values and their descriptions out of a JSON Schema. */
export function createSchemaAssist(schema: object): SchemaAssist {
  const service = getLanguageService({});
  service.configure({
    allowComments: false,
    schemas: [{ uri: 'studio://schema', fileMatch: ['*'], schema }],
  });
  const open = (text: Text): OpenFile => {
    const document = TextDocument.create('studio://file.json', 'json', 1, text.toString());
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    async complete({ state, pos, explicit }) {
      const { document, json } = open(state.doc);
      const found = await service.doComplete(document, document.positionAt(pos), json);
      if (found === null || found.items.length === 0) return null;
      const [first] = found.items;
      const from = first === undefined ? pos : startOf(first, document, pos);
      if (!explicit && from === pos && !/["\w]/.test(state.sliceDoc(pos - 1, pos))) return null;
      return { from, options: found.items.map(completionOf), filter: true };
    },
    async explain({ state }, offset) {
      const { document, json } = open(state.doc);
      const hover = await service.doHover(document, document.positionAt(offset), json);
      const text = hover === null ? '' : wordsOf(hover.contents);
      if (hover === null || text === '') return null;
      const at = (position: Position) => document.offsetAt(position);
      return {
        pos: hover.range === undefined ? offset : at(hover.range.start),
        ...(hover.range !== undefined && { end: at(hover.range.end) }),
        above: true,
        create() {
          const dom = globalThis.document.createElement('div');
          dom.className = 'explanation';
          dom.textContent = text;
          return { dom };
        },
      };
    },
  };
}

function startOf({ textEdit }: CompletionItem, document: TextDocument, pos: number): number {
  return textEdit !== undefined && 'range' in textEdit ? document.offsetAt(textEdit.range.start) : pos;
}

function completionOf(item: CompletionItem): Completion {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  // Its places to fill in are written in another way here.
  const template = text.replace(/\$(\d)/g, '${$1}');
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    ...(typeof item.documentation === 'string' && { info: item.documentation }),
    ...(typeof item.documentation === 'object' && { info: item.documentation.value }),
    apply: snippet(template),
  };
}

function wordsOf(contents: unknown): string {
  if (typeof contents === 'string') return contents;
  if (Array.isArray(contents)) return contents.map(wordsOf).join('\n\n');
  if (typeof contents !== 'object' || contents === null || !('value' in contents)) return '';
  return plain(String(contents.value));
}

/** What is marked in the descriptions reads as well without the marks. */
const plain = (text: string) => text.replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1').replace(/`/g, '');
