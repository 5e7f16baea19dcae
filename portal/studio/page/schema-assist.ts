import { snippet } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Text } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import type { CompletionItem, JSONDocument, Position } from 'vscode-json-languageservice';

/** The facts of a schema about a place in a file. */
interface SchemaAssist {
  readonly complete: (context: CompletionContext) => Promise<CompletionResult | null>;
  readonly explain: (view: EditorView, offset: number) => Promise<Tooltip | null>;
}

const schemaUri = 'studio://schema.json';

interface OpenFile {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

/** Words, values and their descriptions out of a JSON Schema. */
export function createSchemaAssist(schema: object): SchemaAssist {
  const service = getLanguageService({
    // Whatever file `$schema` of a config names, it is this one.
    workspaceContext: { resolveRelativePath: () => schemaUri },
    schemaRequestService: () => Promise.resolve(JSON.stringify(schema)),
  });
  service.configure({ allowComments: false, schemas: [{ uri: schemaUri, fileMatch: ['*'], schema }] });
  const open = (text: Text): OpenFile => {
    const document = TextDocument.create('studio://config.json', 'json', 1, text.toString());
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    async complete({ state, pos, explicit }) {
      const { document, json } = open(state.doc);
      const found = await service.doComplete(document, document.positionAt(pos), json);
      if (found === null || found.items.length === 0) return null;
      const [first] = found.items;
      const { from, behind } = rangeOf(first, document, pos);
      if (!explicit && from === pos && !/["\w]/.test(state.sliceDoc(pos - 1, pos))) return null;
      return {
        from,
        options: found.items.map((item) => completionOf(item, behind)),
        validFor: /^"?[\w$-]*$/,
      };
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

/** Returns the range that a completion replaces: also a character behind the cursor, such as a quote. */
function rangeOf(item: CompletionItem | undefined, document: TextDocument, pos: number) {
  const edit = item?.textEdit;
  if (edit === undefined || !('range' in edit)) return { from: pos, behind: 0 };
  const [from, to] = [edit.range.start, edit.range.end].map((place) => document.offsetAt(place));
  return { from: from ?? pos, behind: Math.max(0, (to ?? pos) - pos) };
}

/** @param behind how many letters behind the cursor it takes the place of */
function completionOf(item: CompletionItem, behind: number): Completion {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  // Its places to fill in are written in another way here.
  const fill = snippet(text.replace(/\$(\d)/g, '${$1}'));
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    info: wordsOf(item.documentation),
    apply: (view, completion, ...[from, to]) => fill(view, completion, from, to + behind),
  };
}

function wordsOf(contents: unknown): string {
  if (typeof contents === 'string') return plain(contents);
  if (Array.isArray(contents)) return contents.map(wordsOf).join('\n\n');
  if (typeof contents !== 'object' || contents === null || !('value' in contents)) return '';
  return plain(String(contents.value));
}

/** Returns a description without its marks: it reads as well. */
const plain = (text: string) => text.replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1').replace(/`/g, '');
