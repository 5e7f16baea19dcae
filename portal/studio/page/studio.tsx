import { useState } from 'react';
import type { Diagnostic, NewScreen, ProjectState, StudioDocument, StudioSettings } from '../protocol.ts';
import { calls } from './calls.ts';
import { DocumentHead } from './document-head.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import { NewScreenDialog } from './new-screen.tsx';
import { openDocument, useOpenedId } from './opened-document.ts';
import { PreviewPane } from './preview-pane.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useEditing } from './use-editing.ts';
import type { Editing } from './use-editing.ts';
import { useProject } from './use-project.ts';
import type { ProjectView } from './use-project.ts';
import { usePublications } from './use-publications.ts';
import type { PublicationsView } from './use-publications.ts';

/** Screens and texts on the left, what is edited in the middle, what customers will see on the right. */
export function Studio() {
  const view = useProject();
  const id = useOpenedId();
  const [isAdding, setAdding] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const { project, settings, message } = view;
  const publications = usePublications(project, view);
  if (project === undefined || settings === undefined)
    return <p className="pane-note">{message?.text ?? 'Loading …'}</p>;
  const { documents, diagnostics } = project;
  return (
    <div className="studio" data-view={isPreviewed ? 'preview' : 'edit'}>
      <header className="studio-name">
        <h1>Studio</h1>
      </header>
      <DocumentList
        documents={documents}
        diagnostics={diagnostics}
        current={id}
        unpublished={publications.unpublished}
        onNew={() => setAdding(true)}
        onTexts={() => setFinding(true)}
      />
      <Workbench
        view={view}
        project={project}
        settings={settings}
        id={id}
        publications={publications}
        onTextsClosed={isFinding ? () => setFinding(false) : undefined}
      />
      <button
        type="button"
        className="preview-switch"
        aria-pressed={isPreviewed}
        onClick={() => setPreviewed(!isPreviewed)}
      >
        {isPreviewed ? 'Back to editing' : 'Show the preview'}
      </button>
      {isAdding ? (
        <NewScreenDialog areas={areasOf(project)} onAdd={adding(view)} onClose={() => setAdding(false)} />
      ) : null}
    </div>
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
  /** Closes the dialog of all texts; undefined while it is not open. */
  readonly onTextsClosed: (() => void) | undefined;
}

/** A diagnostic that somebody has followed. Each time counts, also for the same one. */
interface Followed {
  readonly diagnostic: Diagnostic;
  readonly count: number;
}

function Workbench(props: WorkbenchProps) {
  const { view, project, id, onTextsClosed } = props;
  const document = project.documents.find((one) => one.id === id);
  const edited = useEditing(document?.id, view);
  return (
    <>
      {document === undefined ? <Welcome /> : <OpenDocument {...props} document={document} edited={edited} />}
      {onTextsClosed === undefined ? null : (
        <TextDialog documents={project.documents} onChange={edited.editTexts} onClose={onTextsClosed} />
      )}
    </>
  );
}

interface OpenDocumentProps extends WorkbenchProps {
  readonly document: StudioDocument;
  readonly edited: Editing;
}

function OpenDocument(props: OpenDocumentProps) {
  const { view, project, settings, publications, document, edited } = props;
  const { documents, diagnostics, revision } = project;
  const [followed, setFollowed] = useState<Followed>();
  const follow = (diagnostic: Diagnostic) => {
    const place = documents.find(({ files }) => files.some(({ path }) => path === diagnostic.file));
    if (place !== undefined) openDocument(place.id);
    setFollowed({ diagnostic, count: (followed?.count ?? 0) + 1 });
  };
  const goBack = async (number: number, screen?: string) => {
    if ((await edited.flush()) && (await publications.goBack(number, screen))) await edited.settle();
  };
  return (
    <>
      <main className="workbench">
        <DocumentHead
          document={document}
          documents={documents}
          view={view}
          edited={edited}
          diagnostics={diagnostics}
          publications={publications}
        />
        {edited.files === undefined ? null : (
          <DocumentPane
            key={`${document.id} ${followed?.count ?? 0}`}
            document={document}
            files={edited.files}
            diagnostics={diagnostics}
            wanted={followed?.diagnostic}
            revision={revision}
            documents={documents}
            publications={publications}
            onBack={(number, screen) => void goBack(number, screen)}
            onEdit={edited.edit}
            onOpen={follow}
          />
        )}
      </main>
      <PreviewPane document={document} settings={settings} revision={revision} />
    </>
  );
}

function Welcome() {
  return (
    <main className="workbench">
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
      </div>
    </main>
  );
}

/** Folders of screens. */
function areasOf({ documents }: ProjectState): readonly string[] {
  const screens = documents.filter(({ kind }) => kind === 'screen');
  return [...new Set(screens.map(({ id }) => id.slice(0, id.indexOf('/'))))];
}
