import { useEffect, useState } from 'react';
import type { Diagnostic, FileRole, FileText, StudioDocument } from '../protocol.ts';
import { calls } from './calls.ts';
import { ChangeView } from './change-view.tsx';
import { DiagnosticList } from './diagnostic-list.tsx';
import { JsonEditor } from './json-editor.tsx';
import { Tabs } from './tabs.tsx';
import type { TabLabel } from './tabs.tsx';
import { TextTable } from './text-table.tsx';

/** The view of a document; texts are shown as a table or as the files that they are. */
type Tab = 'texts' | FileRole | 'diagnostics' | 'changes';

interface DocumentPaneProps {
  readonly document: StudioDocument;
  readonly files: readonly FileText[];
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostic to begin at, where somebody has followed one. */
  readonly wanted: Diagnostic | undefined;
  readonly onEdit: (path: string, text: string) => void;
  /** Follows a diagnostic. */
  readonly onOpen: (diagnostic: Diagnostic) => void;
}

/** One document, in the form that suits what is to be done. */
export function DocumentPane(props: DocumentPaneProps) {
  const { document, files, diagnostics, wanted } = props;
  const [tab, setTab] = useState(() => firstTab(document, files, wanted));
  const tabs = tabsOf(files, diagnostics.length);
  return (
    <>
      <Tabs label="What to look at" tabs={tabs} current={tab} onChange={setTab} />
      <div className="tab-panel" role="tabpanel" aria-label={tabs.find(({ name }) => name === tab)?.title}>
        <TabContent {...props} tab={tab} />
      </div>
    </>
  );
}

function TabContent({
  tab,
  document,
  files,
  diagnostics,
  wanted,
  onEdit,
  onOpen,
}: DocumentPaneProps & { readonly tab: Tab }) {
  const schema = useSchema(document);
  const own = diagnostics.filter(({ file }) => files.some(({ path }) => path === file));
  if (tab === 'diagnostics')
    return <DiagnosticList diagnostics={diagnostics} own={files.map(({ path }) => path)} onOpen={onOpen} />;
  if (tab === 'changes') return <ChangeView files={files} />;
  if (tab === 'texts') {
    const [en, es] = (['en', 'es'] as const).map((role) => files.find((one) => one.role === role));
    return en && es ? <TextTable en={en} es={es} diagnostics={own} onChange={onEdit} /> : null;
  }
  const file = files.find(({ role }) => role === tab);
  if (file === undefined) return null;
  return (
    <JsonEditor
      key={file.path}
      label={file.path}
      text={file.text}
      diagnostics={own.filter((diagnostic) => diagnostic.file === file.path)}
      schema={file.role === 'config' ? schema : undefined}
      place={wanted?.file === file.path ? wanted : undefined}
      onChange={(text) => onEdit(file.path, text)}
    />
  );
}

function firstTab({ kind }: StudioDocument, files: readonly FileText[], wanted: Diagnostic | undefined): Tab {
  const file = files.find(({ path }) => path === wanted?.file);
  return file?.role ?? (kind === 'layout' ? 'config' : 'texts');
}

function tabsOf(files: readonly FileText[], diagnostics: number): readonly TabLabel<Tab>[] {
  const has = (role: FileRole) => files.some((file) => file.role === role);
  const tabs: readonly TabLabel<Tab>[] = [
    { name: 'texts', title: 'Texts' },
    { name: 'config', title: has('en') ? 'Screen' : 'File' },
    { name: 'en', title: 'English file' },
    { name: 'es', title: 'Spanish file' },
    { name: 'diagnostics', title: 'Problems', count: diagnostics },
    { name: 'changes', title: 'Changes' },
  ];
  return tabs.filter(({ name }) => {
    if (name === 'texts') return has('en');
    return name === 'diagnostics' || name === 'changes' || has(name);
  });
}

/** The JSON Schema of a document's config, where it has one. */
function useSchema({ id, kind }: StudioDocument): object | undefined {
  const [schema, setSchema] = useState<object>();
  useEffect(() => {
    const ask = async () => {
      const answer = await calls.schema(id);
      if (answer.state === 'done') setSchema(answer.value);
    };
    if (kind !== 'texts') void ask();
  }, [id, kind]);
  return schema;
}
