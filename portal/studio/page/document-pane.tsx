import { useEffect, useState } from 'react';
import { englishNameOf, languages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { Texts } from '../editing/change.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import { roleOfPath } from '../editing/rights.ts';
import type { Diagnostic, FileRole, FileText, StudioDocument, StudioSettings } from '../protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import { ChangeView } from './change-view.tsx';
import { DiagnosticList } from './diagnostic-list.tsx';
import { FlowView } from './flow-view.tsx';
import { HistoryView } from './history-view.tsx';
import { Locked } from './locked.tsx';
import { useMe } from './me.ts';
import { JsonEditor } from './json-editor.tsx';
import type { WantedName } from './places-dialog.tsx';
import { StructurePane } from './structure-pane.tsx';
import { Tabs } from './tabs.tsx';
import type { TabLabel } from './tabs.tsx';
import { textFilesIn } from './text-entries.ts';
import { TextTable } from './text-table.tsx';
import { useOffers } from './use-offers.ts';
import type { PublicationsView } from './use-publications.ts';

/** The view of a document; texts are shown as a table or as the files that they are. */
type Tab = 'structure' | 'flow' | 'texts' | FileRole | 'diagnostics' | 'changes' | 'history';

/** A place of a document to begin at. */
export interface WantedPlace {
  /** Id of the document. */
  readonly document: string;
  readonly tab: Tab;
  /** Of a thing of the structure, or the key of a text. */
  readonly pointer: string;
  /** The diagnostic that it comes from. */
  readonly diagnostic?: Diagnostic;
}

interface DocumentPaneProps {
  readonly document: StudioDocument;
  readonly files: readonly FileText[];
  readonly diagnostics: readonly Diagnostic[];
  readonly settings: StudioSettings;
  /** The place to begin at, where somebody has followed a link to it. */
  readonly wanted: WantedPlace | undefined;
  /** Of the project. */
  readonly revision: number;
  readonly documents: readonly StudioDocument[];
  readonly publications: PublicationsView;
  /** Puts a version live again, or one screen out of it. */
  readonly onBack: (number: number, screen?: string) => void;
  readonly onEdit: (name: string, texts: Texts, run?: string) => void;
  /** Follows a diagnostic. */
  readonly onOpen: (diagnostic: Diagnostic) => void;
  /** Opens the search for what is named in screens. */
  readonly onPlaces: (wanted: WantedName) => void;
}

/** One document, in the form that suits what is to be done. */
export function DocumentPane(props: DocumentPaneProps) {
  const { document, files, diagnostics, wanted } = props;
  const [tab, setTab] = useState(() => firstTab(document, wanted));
  const [selected, setSelected] = useState(wanted?.pointer ?? '');
  const tabs = tabsOf(files, diagnostics.length);
  return (
    <>
      <Tabs label="What to look at" tabs={tabs} current={tab} onChange={setTab} />
      <div className="tab-panel" role="tabpanel" aria-label={tabs.find(({ name }) => name === tab)?.title}>
        <TabContent
          {...props}
          tab={tab}
          selected={selected}
          onSelect={(pointer) => {
            setSelected(pointer);
            if (tab === 'flow') setTab('structure');
          }}
        />
      </div>
    </>
  );
}

interface TabContentProps extends DocumentPaneProps {
  readonly tab: Tab;
  /** The thing of the structure that is open. */
  readonly selected: string;
  readonly onSelect: (pointer: string) => void;
}

function TabContent({
  tab,
  document,
  files,
  diagnostics,
  settings,
  wanted,
  revision,
  selected,
  onSelect,
  onEdit,
  onOpen,
  onPlaces,
  ...rest
}: TabContentProps) {
  const schema = useSchema(document);
  const own = diagnostics.filter(({ file }) => files.some(({ path }) => path === file));
  if (tab === 'diagnostics')
    return <DiagnosticList diagnostics={diagnostics} own={files.map(({ path }) => path)} onOpen={onOpen} />;
  if (tab === 'history') return <HistoryView document={document} {...rest} />;
  if (tab === 'changes') return <ChangeView {...{ document, files, settings, revision }} />;
  if (tab === 'flow') return <FlowView id={document.id} revision={revision} onOpen={onSelect} />;
  if (tab === 'structure')
    return (
      <Locked least="screens">
        <StructurePane
          document={document}
          files={files}
          diagnostics={own}
          schema={schema}
          revision={revision}
          selected={selected}
          onSelect={onSelect}
          onEdit={onEdit}
          onPlaces={onPlaces}
        />
      </Locked>
    );
  if (tab === 'texts')
    return (
      <Locked least="texts">
        <TextPane {...{ document, files, revision, wanted, onEdit }} diagnostics={own} />
      </Locked>
    );
  const file = files.find(({ role }) => role === tab);
  return file === undefined ? null : (
    <FilePane {...{ document, file, revision, wanted, schema, onEdit }} diagnostics={own} />
  );
}

interface FilePaneProps extends Pick<
  DocumentPaneProps,
  'document' | 'diagnostics' | 'revision' | 'wanted' | 'onEdit'
> {
  readonly file: FileText;
  readonly schema: LanguageSchema | undefined;
}

function FilePane({ document, file, diagnostics, revision, wanted, schema, onEdit }: FilePaneProps) {
  const me = useMe();
  const offers = useOffers(document.id, useCalmed(revision));
  const { path, text, role } = file;
  const least = roleOfPath(path);
  return (
    <Locked least={least}>
      <JsonEditor
        key={path}
        label={path}
        text={text}
        diagnostics={diagnostics.filter((diagnostic) => diagnostic.file === path)}
        schema={role === 'config' ? schema : undefined}
        names={schema && offers && { schema, offers }}
        place={wanted?.diagnostic?.file === path ? wanted.diagnostic : undefined}
        isReadOnly={!me.may(least)}
        onChange={(next) => onEdit(`Type in ${path}`, new Map([[path, next]]), path)}
      />
    </Locked>
  );
}

function firstTab({ kind }: StudioDocument, wanted: WantedPlace | undefined): Tab {
  return wanted?.tab ?? firstTabs[kind];
}

const firstTabs = { screen: 'structure', texts: 'texts', layout: 'config' } as const;

function tabsOf(files: readonly FileText[], diagnostics: number): readonly TabLabel<Tab>[] {
  const has = (role: FileRole) => files.some((file) => file.role === role);
  const tabs: readonly TabLabel<Tab>[] = [
    { name: 'structure', title: 'Structure' },
    { name: 'flow', title: 'Flow' },
    { name: 'texts', title: 'Texts' },
    { name: 'config', title: 'JSON' },
    ...languages.map((name) => ({ name, title: `${englishNameOf(name)} file` })),
    { name: 'diagnostics', title: 'Problems', count: diagnostics },
    { name: 'changes', title: 'Changes' },
    { name: 'history', title: 'History' },
  ];
  return tabs.filter(({ name }) => {
    if (name === 'structure' || name === 'flow') return has('en') && has('config');
    if (name === 'texts') return has('en');
    return name === 'diagnostics' || name === 'changes' || name === 'history' || has(name);
  });
}

type TextPaneProps = Pick<
  DocumentPaneProps,
  'document' | 'files' | 'diagnostics' | 'revision' | 'wanted' | 'onEdit'
>;

function TextPane({ document: { id }, files, diagnostics, revision, wanted, onEdit }: TextPaneProps) {
  const stale = useStaleKeys(id, useCalmed(revision));
  const own = textFilesIn(files);
  return own ? (
    <TextTable
      files={own}
      stale={stale}
      diagnostics={diagnostics}
      firstFilter={wanted?.tab === 'texts' ? wanted.pointer : ''}
      onChange={onEdit}
    />
  ) : null;
}

/** Languages in which a document's texts are older than their English, by the key. */
function useStaleKeys(id: string, revision: number): ReadonlyMap<string, readonly Language[]> {
  const [stale, setStale] = useState<ReadonlyMap<string, readonly Language[]>>(new Map());
  useEffect(() => {
    const ask = async () => {
      const answer = await calls.texts();
      if (answer.state === 'failed') return;
      const own = answer.value.filter((text) => text.document === id && text.stale.length > 0);
      setStale(new Map(own.map((text) => [text.key, text.stale])));
    };
    void ask();
  }, [id, revision]);
  return stale;
}

/** The JSON Schema of a document's config, where it has one. */
function useSchema({ id, kind }: StudioDocument): LanguageSchema | undefined {
  const [schema, setSchema] = useState<LanguageSchema>();
  useEffect(() => {
    const ask = async () => {
      const answer = await calls.schema(id);
      if (answer.state === 'done') setSchema(answer.value);
    };
    if (kind !== 'texts') void ask();
  }, [id, kind]);
  return schema;
}
