import { useEffect, useState } from 'react';
import type {
  Diagnostic,
  NamedPlace,
  NewScreen,
  PlanCall,
  ProjectState,
  StudioDocument,
  StudioSettings,
} from '../protocol.ts';
import { AccountMenu } from './account-menu.tsx';
import { calls } from './calls.ts';
import { DocumentHead } from './document-head.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import type { WantedPlace } from './document-pane.tsx';
import { MeProvider, meIn } from './me.ts';
import { NewScreenDialog } from './new-screen.tsx';
import { openDocument, useOpenedId } from './opened-document.ts';
import { PlacesDialog } from './places-dialog.tsx';
import type { WantedName } from './places-dialog.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { TextDialog } from './text-dialog.tsx';
import { isTourDue, Tour } from './tour.tsx';
import { useEditing } from './use-editing.ts';
import type { Editing } from './use-editing.ts';
import { useProject } from './use-project.ts';
import type { ProjectView } from './use-project.ts';
import { usePlanned } from './use-planned.ts';
import { signAs, usePublications } from './use-publications.ts';
import { useStaging } from './use-staging.ts';
import type { PublicationsView } from './use-publications.ts';

interface StudioProps {
  /** Told the name of whoever uses the page. */
  readonly onKnown: (name: string) => void;
}

/** Screens and texts on the left, what is edited in the middle, what customers will see on the right. */
export function Studio({ onKnown }: StudioProps) {
  const view = useProject();
  const id = useOpenedId();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isToured, setToured] = useState(isTourDue);
  const { project, settings, message } = view;
  const publications = usePublications(project, view);
  const planned = usePlanned(view, publications);
  const staging = useStaging(view, publications);
  const me = settings === undefined ? undefined : meIn(settings);
  useName(me?.isInTeam === true ? me.name : undefined, onKnown);
  if (project === undefined || settings === undefined || me === undefined)
    return <p className="pane-note">{message?.text ?? 'Loading …'}</p>;
  return (
    <MeProvider value={me}>
      <div className="studio" data-view={isPreviewed ? 'preview' : 'edit'}>
        <StudioName />
        <DocumentList
          documents={project.documents}
          diagnostics={project.diagnostics}
          current={id}
          unpublished={publications.unpublished}
          onNew={() => setAdding(true)}
          onTexts={() => setAsked('texts')}
          onPlaces={() => setAsked({ kind: '', words: '' })}
          planned={planned}
          staging={staging}
        />
        <Workbench
          view={view}
          project={project}
          settings={settings}
          id={id}
          publications={publications}
          asked={asked}
          onAsk={setAsked}
          onTour={() => setToured(true)}
        />
        <PreviewSwitch isPreviewed={isPreviewed} onChange={setPreviewed} />
        {isToured ? <Tour onStart={() => openSample(project)} onClose={() => setToured(false)} /> : null}
        {isAdding ? <Adding {...{ view, project, settings }} onClose={() => setAdding(false)} /> : null}
      </div>
    </MeProvider>
  );
}

function StudioName() {
  return (
    <header className="studio-name">
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('.workbench')?.focus()}
      >
        Skip to the screen
      </button>
      <h1>Studio</h1>
      <AccountMenu />
    </header>
  );
}

/** In a team whoever is logged in signs with his own name. */
function useName(name: string | undefined, onKnown: StudioProps['onKnown']): void {
  useEffect(() => {
    if (name === undefined) return;
    signAs(name);
    onKnown(name);
  }, [name, onKnown]);
}

interface PreviewSwitchProps {
  readonly isPreviewed: boolean;
  readonly onChange: (isPreviewed: boolean) => void;
}

/** In windows that have no room for both. */
function PreviewSwitch({ isPreviewed, onChange }: PreviewSwitchProps) {
  return (
    <button
      type="button"
      className="preview-switch"
      aria-pressed={isPreviewed}
      onClick={() => onChange(!isPreviewed)}
    >
      {isPreviewed ? 'Back to editing' : 'Show the preview'}
    </button>
  );
}

interface AddingProps extends Pick<WorkbenchProps, 'view' | 'project' | 'settings'> {
  readonly onClose: () => void;
}

function Adding({ view, project, settings, onClose }: AddingProps) {
  return (
    <NewScreenDialog
      areas={areasOf(project)}
      documents={project.documents}
      settings={settings}
      onAdd={adding(view)}
      onClose={onClose}
    />
  );
}

/** Begins a screen and opens it. */
const adding =
  ({ take }: ProjectView) =>
  async (screen: NewScreen) => {
    const outcome = await calls.add(screen);
    if (outcome.state === 'failed') return outcome.problem.message;
    take(outcome);
    openDocument(`${screen.area}/${screen.name}`);
    return undefined;
  };

interface WorkbenchProps {
  readonly view: ProjectView;
  readonly project: ProjectState;
  readonly settings: StudioSettings;
  readonly id: string | undefined;
  readonly publications: PublicationsView;
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
  readonly onTour: () => void;
}

/** The dialog over all screens that is open: that of all texts, or that of where something is used. */
type Asked = 'texts' | WantedName | undefined;

/** A place that somebody has followed. Each time counts, also for the same one. */
interface Followed {
  readonly wanted: WantedPlace;
  readonly count: number;
}

function Workbench(props: WorkbenchProps) {
  const { view, project, id, asked, onAsk, onTour } = props;
  const { documents } = project;
  const [followed, setFollowed] = useState<Followed>();
  const document = documents.find((one) => one.id === id);
  const edited = useEditing(document?.id, view);
  const close = () => onAsk(undefined);
  const follow = (wanted: WantedPlace) => {
    openDocument(wanted.document);
    setFollowed({ wanted, count: (followed?.count ?? 0) + 1 });
  };
  const make = async (call: PlanCall) => {
    await edited.flush();
    const planned = await calls.plan(call);
    if (planned.state === 'failed') return planned.problem.message;
    // The open screen stays open where it is renamed as well.
    const stays = call.what === 'rename' && call.rename.screens.some((id) => id === document?.id);
    await edited.make({ ...planned.value, ...(stays && document && { document: document.id }) });
    return undefined;
  };
  return (
    <>
      {document === undefined ? (
        <Welcome onTour={onTour} />
      ) : (
        <OpenDocument
          {...props}
          document={document}
          edited={edited}
          followed={followed}
          onFollow={follow}
          onPlan={make}
        />
      )}
      {asked === 'texts' ? (
        <TextDialog documents={documents} onChange={edited.editTexts} onClose={close} />
      ) : null}
      {typeof asked === 'object' ? (
        <PlacesDialog
          documents={documents}
          wanted={asked}
          onOpen={(place) => follow(wantedOf(place))}
          onPlan={make}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface OpenDocumentProps extends WorkbenchProps {
  readonly document: StudioDocument;
  readonly edited: Editing;
  readonly followed: Followed | undefined;
  readonly onFollow: (wanted: WantedPlace) => void;
  /** Makes a change over several files. @returns what is wrong, where it cannot be made */
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
}

function OpenDocument(props: OpenDocumentProps) {
  const { view, project, settings, publications, document, edited, followed, onFollow, onPlan, onAsk } =
    props;
  const { documents, diagnostics, revision } = project;
  const follow = (diagnostic: Diagnostic) => {
    const place = documents.find(({ files }) => files.some(({ path }) => path === diagnostic.file));
    const tab = place?.files.find(({ path }) => path === diagnostic.file)?.role;
    if (place !== undefined && tab !== undefined)
      onFollow({ document: place.id, tab, pointer: diagnostic.pointer, diagnostic });
  };
  const goBack = async (number: number, screen?: string) => {
    if (await edited.flush()) await edited.settle(() => publications.goBack(number, screen));
  };
  return (
    <>
      <main className="workbench" tabIndex={-1}>
        <DocumentHead
          document={document}
          documents={documents}
          view={view}
          edited={edited}
          diagnostics={diagnostics}
          publications={publications}
          onPlan={onPlan}
        />
        {document.isRemoved === true ? <Removed /> : null}
        {edited.files === undefined || document.isRemoved === true ? null : (
          <DocumentPane
            key={`${document.id} ${followed?.count ?? 0}`}
            document={document}
            files={edited.files}
            diagnostics={diagnostics}
            settings={settings}
            wanted={followed?.wanted.document === document.id ? followed.wanted : undefined}
            revision={revision}
            documents={documents}
            publications={publications}
            onBack={(number, screen) => void goBack(number, screen)}
            onEdit={edited.edit}
            onOpen={follow}
            onPlaces={onAsk}
          />
        )}
      </main>
      <PreviewPane document={document} settings={settings} revision={revision} />
    </>
  );
}

function Removed() {
  return (
    <p className="pane-note">
      This screen is deleted. <strong>Save</strong> takes its files away; <strong>Undo</strong> or{' '}
      <strong>Discard</strong> brings it back.
    </p>
  );
}

/** The view of a place: texts have one of their own. */
const wantedOf = ({ kind, document, pointer }: NamedPlace): WantedPlace => ({
  document,
  pointer,
  tab: kind === 'text' ? 'texts' : 'structure',
});

function Welcome({ onTour }: Pick<WorkbenchProps, 'onTour'>) {
  return (
    <main className="workbench" tabIndex={-1}>
      <div className="welcome">
        <h2>Choose a screen</h2>
        <p>
          Change its questions, rules and texts by forms, or its JSON, and see beside it what customers will
          see.
        </p>
        <p>
          What you type is kept as a draft. <strong>Save</strong> writes it into the files of the project;{' '}
          <strong>Publish</strong> also puts it into the portal that runs from this folder.
        </p>
        <p>
          <button type="button" onClick={onTour}>
            Show me around
          </button>
        </p>
      </div>
    </main>
  );
}

/** A form that everybody knows; the first screen where there is none such. */
function openSample({ documents }: ProjectState): void {
  const screens = documents.filter(({ kind, isRemoved }) => kind === 'screen' && isRemoved !== true);
  const sample = screens.find(({ id }) => id === 'account/my-profile') ?? screens[0];
  if (sample !== undefined) openDocument(sample.id);
}

/** Folders of screens. */
function areasOf({ documents }: ProjectState): readonly string[] {
  const screens = documents.filter(({ kind }) => kind === 'screen');
  return [...new Set(screens.map(({ id }) => id.slice(0, id.indexOf('/'))))];
}
