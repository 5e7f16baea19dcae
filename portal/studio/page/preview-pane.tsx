import { useState } from 'react';
import type { PublishedManifest } from '../../screen-language/manifest.ts';
import type { PreviewCall, StudioDocument, StudioSettings } from '../protocol.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { usePlace, useTypedPath, useViewer, viewerOf } from './preview-state.ts';
import { stateOf, StateChoice, usualState } from './preview-states.tsx';
import { Choice, PreviewAddress, Switch } from './preview-tools.tsx';

interface PreviewPaneProps {
  readonly document: StudioDocument;
  readonly settings: StudioSettings;
  /** Of the project; the preview follows it. */
  readonly revision: number;
}

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
const textSizes = { usual: 100, large: 150, largest: 200 } as const;
const names = {
  language: { en: 'English', es: 'Español' },
  width: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  scheme: { light: 'Light', dark: 'Dark' },
  text: { usual: '100 %', large: '150 %', largest: '200 %' },
} as const;

/** The settings of the preview. */
interface Look {
  readonly brand: string;
  readonly language: keyof typeof names.language;
  readonly width: keyof typeof names.width;
  readonly scheme: keyof typeof names.scheme;
  /** A username, `guest`, or `fitting`: whoever may see the screen. */
  readonly viewer: string;
  /** The name of a state that the page can be in. */
  readonly state: string;
  readonly text: keyof typeof names.text;
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
  const isLost = place !== undefined && typed.path === undefined;
  return (
    <section className="preview" aria-label="Preview">
      <LookTools
        look={look}
        settings={settings}
        calls={place?.calls ?? []}
        onChange={(change) => setLook((now) => ({ ...now, ...change }))}
      />
      <div className="preview-row">
        <PreviewAddress typed={typed} route={document.route} />
        <Switch
          label="Text size"
          value={look.text}
          options={names.text}
          onChange={(text) => setLook((now) => ({ ...now, text }))}
        />
      </div>
      {place === undefined || place.held.length === 0 ? null : (
        <p className="preview-note" role="status">
          {place.held.includes(document.id)
            ? 'There are problems. This is the screen as it was before them.'
            : 'Another screen has problems, and is shown as it was before them.'}
        </p>
      )}
      <PreviewFrame
        address={
          isThere && place !== undefined && typed.path !== undefined
            ? place.origin + inLanguage(typed.path, look.language)
            : undefined
        }
        manifest={place?.manifest}
        version={`${viewer ?? ''} ${layoutOf(place?.manifest)}`}
        state={JSON.stringify(
          stateOf(look.state, { calls: place?.calls ?? [], textSize: textSizes[look.text] }),
        )}
        width={widths[look.width]}
        scheme={look.scheme}
        hint={isLost ? 'No example is known for this address. Type one above, such as /offers/1.' : undefined}
      />
    </section>
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
        options={names.language}
        onChange={(language) => onChange({ language })}
      />
      <Switch
        label="Width"
        value={look.width}
        options={names.width}
        onChange={(width) => onChange({ width })}
      />
      <Switch
        label="Colours"
        value={look.scheme}
        options={names.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}

/** The facts that pages read once, when they start. */
const layoutOf = (manifest: PublishedManifest | undefined) =>
  JSON.stringify([manifest?.brands, manifest?.navigation]);

function inLanguage(path: string, language: Look['language']): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}
