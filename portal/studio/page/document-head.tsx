import { useEffect, useEffectEvent, useState } from 'react';
import { roleWords } from '../editing/rights.ts';
import type { Diagnostic, PlanCall, ProjectState, StudioDocument } from '../protocol.ts';
import type { PlanPublicationCall } from '../publication-protocol.ts';
import { ActButton } from './act-button.tsx';
import { calls } from './calls.ts';
import type { Outcome } from './calls.ts';
import { ScreenMenu } from './screen-menu.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { useMe } from './me.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shownTitle } from './shown-title.ts';
import { useUndoKeys } from './undo-keys.ts';
import { useReview } from './use-review.ts';
import { useOthersAt } from './use-presence.ts';
import type { Editing } from './use-editing.ts';
import type { ProjectView } from './use-project.ts';
import type { PublicationsView, Signed } from './use-publications.ts';

interface DocumentHeadProps {
  readonly document: StudioDocument;
  readonly view: ProjectView;
  readonly edited: Editing;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly StudioDocument[];
  readonly publications: PublicationsView;
  /** Makes a change over several files. @returns what is wrong, where it cannot be made */
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
}

/** The title of the open document, and the actions on its drafts. */
export function DocumentHead(props: DocumentHeadProps) {
  const { document, view, edited } = props;
  const [isPublishing, setPublishing] = useState(false);
  const { title, route, id, files } = document;
  const { message } = view;
  // Read anew every few seconds, which the project is not.
  const read = edited.files ?? files;
  const actions = actionsOf(props);
  const others = useOthersAt(id);
  useSaveKey(actions.save);
  useUndoKeys(edited);
  return (
    <header className="head">
      <div className="head-words">
        <h2>{shownTitle(title)}</h2>
        <code>{route ?? id}</code> {others === '' ? null : <span className="presence">{others}</span>}
      </div>
      <HeadButtons {...props} actions={actions} onPublish={() => setPublishing(true)} />
      {read.some((file) => file.isOvertaken) ? <Overtaken files={read} actions={actions} /> : null}
      {edited.conflict === undefined ? null : (
        <ConflictBar conflict={edited.conflict} onSettle={edited.settleConflict} />
      )}
      {isPublishing ? <Publishing {...props} onClose={() => setPublishing(false)} /> : null}
      <div className="head-message" data-tone={message?.tone} role="status" hidden={message === undefined}>
        <HeadMessage message={message} />
      </div>
    </header>
  );
}

/** The message about the last action, or about what is under way. */
function HeadMessage({ message }: Pick<ProjectView, 'message'>) {
  if (message?.tone !== 'busy') return message?.text;
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      <span>{message.text}</span>
      {message.cancel === undefined ? null : (
        <button type="button" onClick={message.cancel}>
          Cancel
        </button>
      )}
    </>
  );
}

interface ShareButtonProps extends Pick<DocumentHeadProps, 'edited'> {
  readonly title: string;
}

/** A link has all that was typed until now. */
function ShareButton({ title, edited }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await edited.flush()) setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={() => void open()}>
        Share …
      </button>
      {isOpen ? <ShareDialog title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type Actions = ReturnType<typeof actionsOf>;

interface HeadButtonsProps extends DocumentHeadProps {
  readonly actions: Actions;
  readonly onPublish: () => void;
}

/** The actions that one's role allows. */
function HeadButtons({
  document,
  documents,
  edited,
  diagnostics,
  onPlan,
  actions,
  onPublish,
}: HeadButtonsProps) {
  const me = useMe();
  const { id, files } = document;
  const isChanged = files.some((file) => file.isChanged);
  const hasDiagnostics = diagnostics.some(({ file }) => files.some(({ path }) => path === file));
  const changed = documents.filter((one) => one.id !== id && one.files.some((file) => file.isChanged)).length;
  if (!me.may('texts')) return <p className="head-role">You may {roleWords[me.role]}.</p>;
  return (
    <div className="head-buttons">
      <TravelButtons edited={edited} />
      {document.kind === 'screen' && document.isRemoved !== true && me.may('screens') ? (
        <ScreenMenu document={document} documents={documents} onPlan={onPlan} />
      ) : null}
      <ActButton isIdle={!isChanged} onClick={() => void actions.discard()}>
        Discard
      </ActButton>
      <ActButton isIdle={!isChanged || hasDiagnostics} onClick={() => void actions.save()}>
        Save
      </ActButton>
      {changed === 0 ? null : (
        <ActButton isIdle={diagnostics.length > 0} onClick={() => void actions.saveAll()}>
          Save all
        </ActButton>
      )}
      {me.isInTeam ? <ShareButton title={shownTitle(document.title)} edited={edited} /> : null}
      <ActButton data-main isIdle={hasDiagnostics} onClick={onPublish}>
        {me.publishesAlone ? 'Publish' : 'Ask for approval'}
      </ActButton>
    </div>
  );
}

function Overtaken({ files, actions }: Pick<StudioDocument, 'files'> & { readonly actions: Actions }) {
  const me = useMe();
  const isNew = files.some((file) => file.isOvertaken && file.isNew);
  return (
    <div className="head-message" data-tone="bad" role="alert">
      <span>
        {me.isInTeam
          ? 'Somebody else has saved the same place since you began. “Changes” shows both.'
          : 'These files were changed outside of the studio after you began. “Changes” shows both.'}
      </span>
      {isNew ? null : (
        <button type="button" onClick={() => void actions.putTogether()}>
          Put both together
        </button>
      )}
      <button type="button" onClick={() => void actions.keepMine()}>
        Keep mine
      </button>
      <button type="button" onClick={() => void actions.takeTheirs()}>
        Take theirs
      </button>
    </div>
  );
}

function Publishing(props: DocumentHeadProps & { readonly onClose: () => void }) {
  const { document, documents, publications, edited, onClose } = props;
  const view = useReview(document.id, edited.flush);
  const paths = document.files.map(({ path }) => path);
  const publish = async (signature: Signed) => {
    if (await edited.flush()) await edited.settle(() => publications.publish(paths, signature));
  };
  const plan = async (wanted: Omit<PlanPublicationCall, 'paths'>) => {
    if (!(await edited.flush())) return 'What you typed could not be kept. Nothing was asked for.';
    let problem: string | undefined;
    await edited.settle(async () => {
      problem = await publications.plan({ paths, ...wanted });
      return problem === undefined;
    });
    // It may be another one by now, which is looked at before it is asked for again.
    if (problem !== undefined) await view.renew();
    return problem;
  };
  return (
    <PublishDialog
      documents={documents}
      view={view}
      isKnown={publications.versions.length > 0}
      onPublish={(signature) => void publish(signature)}
      onPlan={plan}
      onClose={onClose}
    />
  );
}

function TravelButtons({ edited }: Pick<DocumentHeadProps, 'edited'>) {
  return (
    <>
      <TravelButton what="Undo" keys="Ctrl+Z" name={edited.undoName} onPress={edited.undo}>
        ↶
      </TravelButton>
      <TravelButton what="Redo" keys="Ctrl+Shift+Z" name={edited.redoName} onPress={edited.redo}>
        ↷
      </TravelButton>
    </>
  );
}

interface TravelButtonProps {
  readonly what: string;
  readonly keys: string;
  /** Of the edit that it takes back, or does again. */
  readonly name: string | undefined;
  readonly onPress: () => void;
  readonly children: string;
}

function TravelButton({ what, keys, name, onPress, children }: TravelButtonProps) {
  const words = name === undefined ? what : `${what}: ${name}`;
  return (
    <ActButton isIdle={name === undefined} aria-label={words} title={`${words} (${keys})`} onClick={onPress}>
      <span aria-hidden="true">{children}</span>
    </ActButton>
  );
}

const saving = {
  tone: 'busy',
  text: 'Saving: all screens are checked …',
  cancel: () => void calls.cancel(),
} as const;

/** Returns the actions on the drafts of some files. A draft is kept before any action on it. */
function actionsOf({
  document: { files },
  documents,
  view: { take, say },
  edited: { flush, discard: giveUp, settle, writing, mergeSaved },
}: Pick<DocumentHeadProps, 'document' | 'documents' | 'view' | 'edited'>) {
  const paths = files.map(({ path }) => path);
  const finish = async (outcome: Outcome<ProjectState>, text: string) => {
    if (!take(outcome) || outcome.state === 'failed') return;
    await settle();
    say({ tone: 'good', text });
  };
  const discard = async (text: string) => {
    const outcome = await giveUp();
    if (take(outcome)) say({ tone: 'good', text });
  };
  return {
    async save() {
      if (!(await flush())) return;
      say(saving);
      await writing(async () => finish(await calls.save(paths), 'Saved.'));
    },
    async saveAll() {
      const changed = documents.flatMap((one) => one.files.filter((file) => file.isChanged));
      if (!(await flush())) return;
      say(saving);
      const all = changed.map(({ path }) => path);
      await writing(async () => finish(await calls.save(all), 'Everything is saved.'));
    },
    async discard() {
      // A new screen is gone with its drafts; everything else can be undone.
      const isNew = files.every((file) => file.isNew);
      if (!isNew || confirm('Discard this screen? It was never saved.')) await discard('Discarded.');
    },
    putTogether: async () =>
      finish(await mergeSaved(), 'Both are put together. Undo brings back what was here.'),
    keepMine: async () => finish(await calls.keepMine(paths), 'Yours is kept. Save writes it over theirs.'),
    takeTheirs: () => discard('Theirs is shown.'),
  };
}

/** Ctrl+S, or the same on a Mac. */
function useSaveKey(save: () => Promise<void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
