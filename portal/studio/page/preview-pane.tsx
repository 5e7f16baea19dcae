import { useState } from 'react';
import type { PreviewCall, PreviewPlace, StudioDocument, StudioSettings } from '../protocol.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { inLanguage, lookNames, paperWidth, textSizes, versionOf, widths } from './preview-look.ts';
import type { Look } from './preview-look.ts';
import { usePlace, useTypedPath, useViewer, viewerOf } from './preview-state.ts';
import { isWriting, stateOf, StateChoice, usualState } from './preview-states.tsx';
import { Choice, PreviewAddress, Switch } from './preview-tools.tsx';
import { PreviewWall } from './preview-wall.tsx';

interface PreviewPaneProps {
  readonly document: StudioDocument;
  readonly settings: StudioSettings;
  /** Of the project; the preview follows it. */
  readonly revision: number;
}

const usualLook: Look = {
  brand: '',
  language: 'en',
  width: 'phone',
  scheme: 'light',
  viewer: 'fitting',
  state: usualState,
  text: 'usual',
};

/** The screen as customers see it, with all drafts. */
export function PreviewPane({ document, settings, revision }: PreviewPaneProps) {
  const [look, setLook] = useState<Look>({ ...usualLook, brand: settings.brands[0]?.id ?? '' });
  const place = usePlace(document.id, look.brand, revision);
  const viewer = viewerOf(look.viewer, document, settings);
  const isThere = useViewer(viewer);
  const typed = useTypedPath(document, place?.path);
  const [isWall, setWall] = useState(false);
  const isLost = place !== undefined && typed.path === undefined;
  const known = place?.calls ?? [];
  const change = (next: Partial<Look>) => setLook((now) => ({ ...now, ...next }));
  return (
    <section className="preview" aria-label="Preview">
      <LookTools look={look} settings={settings} calls={known} onChange={change} />
      <div className="preview-row">
        <PreviewAddress typed={typed} route={document.route} />
        <Switch
          label="Text size"
          value={look.text}
          options={lookNames.text}
          onChange={(text) => change({ text })}
        />
        <button type="button" className="wall-button" disabled={isLost} onClick={() => setWall(true)}>
          Wall …
        </button>
      </div>
      <PreviewNotes document={document} place={place} isSent={isWriting(look.state, known)} />
      {isWall && typed.path !== undefined ? (
        <PreviewWall
          {...{ document, settings, revision, look, viewer }}
          path={typed.path}
          onClose={() => setWall(false)}
        />
      ) : null}
      <PreviewFrame
        address={addressOf(isThere ? place : undefined, typed.path, look.language)}
        manifest={place?.manifest}
        version={versionOf(viewer, place?.manifest)}
        state={JSON.stringify(stateOf(look.state, { calls: known, textSize: textSizes[look.text] }))}
        width={look.state === 'printed' ? paperWidth : widths[look.width]}
        scheme={look.scheme}
        hint={isLost ? 'No example is known for this address. Type one above, such as /offers/1.' : undefined}
      />
    </section>
  );
}

function addressOf(place: PreviewPlace | undefined, path: string | undefined, language: Look['language']) {
  return place === undefined || path === undefined ? undefined : place.origin + inLanguage(path, language);
}

interface PreviewNotesProps {
  readonly document: StudioDocument;
  readonly place: PreviewPlace | undefined;
  /** The sandbox is written into each time. */
  readonly isSent: boolean;
}

function PreviewNotes({ document, place, isSent }: PreviewNotesProps) {
  const held = place?.held ?? [];
  return (
    <>
      {held.length === 0 ? null : (
        <p className="preview-note" role="status">
          {held.includes(document.id)
            ? 'There are problems. This is the screen as it was before them.'
            : 'Another screen has problems, and is shown as it was before them.'}
        </p>
      )}
      {isSent ? (
        <p className="preview-note" data-tone="plain">
          This is really sent, to the sandbox, each time that the page loads. Customers are not touched.
        </p>
      ) : null}
    </>
  );
}

interface LookToolsProps {
  readonly look: Look;
  readonly settings: StudioSettings;
  readonly calls: readonly PreviewCall[];
  readonly onChange: (change: Partial<Look>) => void;
}

function LookTools({ look, settings: { brands, viewers }, calls, onChange }: LookToolsProps) {
  const known = viewers.map(({ username, note }) => [username, `${username}: ${note}`] as const);
  return (
    <div className="preview-tools">
      <Choice
        label="Brand"
        value={look.brand}
        options={brands.map(({ id, name }) => [id, name])}
        onChange={(brand) => onChange({ brand })}
      />
      <Choice
        label="Seen by"
        value={look.viewer}
        options={[['fitting', 'Who it is for'], ['guest', 'A guest'], ...known]}
        onChange={(who) => onChange({ viewer: who })}
      />
      <StateChoice value={look.state} calls={calls} onChange={(state) => onChange({ state })} />
      <Switch
        label="Language"
        value={look.language}
        options={lookNames.language}
        onChange={(language) => onChange({ language })}
      />
      <Switch
        label="Width"
        value={look.width}
        options={lookNames.width}
        onChange={(width) => onChange({ width })}
      />
      <Switch
        label="Colours"
        value={look.scheme}
        options={lookNames.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}
