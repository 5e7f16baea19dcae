import { useState } from 'react';
import type { Diagnostic, StudioDocument } from '../protocol.ts';
import { useMe } from './me.ts';
import { PlannedDialog } from './planned-dialog.tsx';
import { shownTitle } from './shown-title.ts';
import { StagingDialog } from './staging-dialog.tsx';
import type { PlannedView } from './use-planned.ts';
import type { StagingView } from './use-staging.ts';

interface DocumentListProps {
  readonly documents: readonly StudioDocument[];
  readonly diagnostics: readonly Diagnostic[];
  readonly current: string | undefined;
  /** Ids of documents that are saved and not live. */
  readonly unpublished: readonly string[];
  readonly onNew: () => void;
  /** Opens all texts, to find and replace in them. */
  readonly onTexts: () => void;
  /** Opens the search for what is named in screens. */
  readonly onPlaces: () => void;
  readonly planned: PlannedView;
  readonly staging: StagingView;
}

/** Every screen by its folder, the texts that all share, and what belongs to the layout. */
export function DocumentList(props: DocumentListProps) {
  const { documents, diagnostics, current, unpublished, onNew, onTexts, onPlaces, planned, staging } = props;
  const [filter, setFilter] = useState('');
  const words = filter.trim().toLowerCase();
  const shown = documents.filter(({ id, title, route }) =>
    [id, title, route].some((text) => text?.toLowerCase().includes(words)),
  );
  return (
    <nav className="documents" aria-label="Screens and texts">
      <div className="documents-tools">
        <input
          type="search"
          placeholder="Find …"
          aria-label="Find a screen"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <NewButton onNew={onNew} />
      </div>
      <SearchButtons onTexts={onTexts} onPlaces={onPlaces} />
      <div className="documents-tools documents-searches">
        <PlannedButton planned={planned} />
        <StagingButton {...{ documents, unpublished, staging }} />
      </div>
      {groupsOf(shown).map(([name, group]) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {group.map((document) => (
              <li key={document.id}>
                <DocumentLink
                  document={document}
                  diagnostics={diagnostics}
                  isCurrent={document.id === current}
                  isUnpublished={unpublished.includes(document.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 ? <p className="pane-note">Nothing is called so.</p> : null}
    </nav>
  );
}

function NewButton({ onNew }: Pick<DocumentListProps, 'onNew'>) {
  const me = useMe();
  const why = me.may('screens') ? undefined : me.whyNot('screens');
  return (
    <button type="button" aria-label="New screen" disabled={why !== undefined} title={why} onClick={onNew}>
      New
    </button>
  );
}

function SearchButtons({ onTexts, onPlaces }: Pick<DocumentListProps, 'onTexts' | 'onPlaces'>) {
  return (
    <div className="documents-tools documents-searches">
      <button type="button" title="Find and replace everywhere; exchange with translators" onClick={onTexts}>
        All texts …
      </button>
      <button type="button" title="Everything that screens name, and each place of it" onClick={onPlaces}>
        Where used …
      </button>
    </div>
  );
}

/** Publications that wait: for everybody who uses them. */
function PlannedButton({ planned }: Pick<DocumentListProps, 'planned'>) {
  const [isOpen, setOpen] = useState(false);
  const waiting = planned.plans.filter(({ state }) => state === 'asked' || state === 'scheduled').length;
  return (
    <>
      <button type="button" className="documents-texts" onClick={() => setOpen(true)}>
        Planned … {waiting === 0 ? null : <span className="count">{waiting} waiting</span>}
      </button>
      {isOpen ? <PlannedDialog planned={planned} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The line about staging, where a portal shows it. */
function StagingButton({
  documents,
  unpublished,
  staging,
}: Pick<DocumentListProps, 'documents' | 'unpublished' | 'staging'>) {
  const [isOpen, setOpen] = useState(false);
  if (staging.portals.length === 0) return null;
  const open = () => {
    void staging.renew();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="documents-texts" onClick={open}>
        Staging … {staging.staged === undefined ? null : <span className="mark">staged</span>}
      </button>
      {isOpen ? (
        <StagingDialog {...{ documents, unpublished, staging }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface DocumentLinkProps {
  readonly document: StudioDocument;
  readonly diagnostics: readonly Diagnostic[];
  readonly isCurrent: boolean;
  readonly isUnpublished: boolean;
}

function DocumentLink({ document, diagnostics, isCurrent, isUnpublished }: DocumentLinkProps) {
  const { id, title, route, files, isRemoved = false } = document;
  const count = diagnostics.filter(({ file }) => files.some(({ path }) => path === file)).length;
  const isChanged = files.some((file) => file.isChanged);
  return (
    <a
      href={`#/${id}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-removed={isRemoved ? '' : undefined}
    >
      <span className="document-title">{shownTitle(title)}</span>
      <span className="document-route">{isRemoved ? 'deleted' : (route ?? '')}</span>
      {isChanged ? <span className="dot" role="img" aria-label="not saved" title="Not saved" /> : null}
      {isUnpublished && !isChanged ? (
        <span className="dot" data-saved role="img" aria-label="not live" title="Saved, and not live" />
      ) : null}
      {count > 0 ? <span className="count">{count === 1 ? '1 problem' : `${count} problems`}</span> : null}
    </a>
  );
}

function groupsOf(
  documents: readonly StudioDocument[],
): readonly (readonly [string, readonly StudioDocument[]])[] {
  const titles = { screen: '', texts: 'Shared texts', layout: 'Brands and menu' } as const;
  const groups = new Map<string, StudioDocument[]>();
  for (const document of documents) {
    const area = document.id.slice(0, document.id.indexOf('/'));
    const name = titles[document.kind] || `${area.charAt(0).toUpperCase()}${area.slice(1)}`;
    groups.set(name, [...(groups.get(name) ?? []), document]);
  }
  return [...groups];
}
