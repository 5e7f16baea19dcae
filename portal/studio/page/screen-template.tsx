import { eachLanguage } from '../../screen-language/language.ts';
import { valueAt, valueOfText } from '../editing/json-edits.ts';
import type { FileText, NewScreen, Offer, StudioDocument, StudioSettings } from '../protocol.ts';
import { calls } from './calls.ts';
import { Picker } from './picker.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePlace, useViewer, viewerOf } from './preview-state.ts';
import { shownTitle } from './shown-title.ts';

/** What the screen to copy says of the new one. */
type CopiedAnswers = Partial<Pick<NewScreen, 'template' | 'title' | 'area' | 'name' | 'route' | 'access'>>;

interface ScreenTemplateProps {
  /** Of the screen to copy; empty while none is chosen. */
  readonly id: string;
  readonly documents: readonly StudioDocument[];
  readonly settings: StudioSettings;
  readonly onChange: (change: CopiedAnswers) => void;
}

/** Every screen there is, to begin with a copy of one: its structure, rules and texts in all languages. */
export function ScreenTemplate({ id, documents, settings, onChange }: ScreenTemplateProps) {
  const screens = documents.filter(({ kind, isRemoved }) => kind === 'screen' && isRemoved !== true);
  const chosen = screens.find((one) => one.id === id);
  const pick = async (template: string) => {
    onChange({ template });
    const screen = screens.find((one) => one.id === template);
    const files = await calls.document(template);
    if (screen !== undefined && files.state === 'done') onChange(proposedCopy(screen, files.value));
  };
  return (
    <div className="screen-template">
      <div className="dialog-wide">
        <span>The screen to copy</span>
        <Picker
          label="The screen to copy"
          value={id}
          offers={screens.map(offerOf)}
          placeholder="Choose one that is nearly it …"
          onPick={(next) => void pick(next)}
        />
        <p className="dialog-note">
          Its questions, rules and texts in all languages are copied; nothing changes in the screen itself.
        </p>
      </div>
      {chosen === undefined ? null : <Look screen={chosen} settings={settings} />}
    </div>
  );
}

const offerOf = ({ id, title, route = '', access }: StudioDocument): Offer => ({
  value: id,
  kind: shownTitle(title),
  description: `${route}${access === 'guest' ? ', for guests' : ''}`,
});

/** What is known of a copy before anything was typed. */
function proposedCopy({ id, route = '', access }: StudioDocument, files: readonly FileText[]): CopiedAnswers {
  const [area = '', name = ''] = id.split('/');
  return {
    title: eachLanguage((language) =>
      String(valueAt(valueOfText(files.find(({ role }) => role === language)?.text ?? ''), ['title']) ?? ''),
    ),
    area,
    name: `${name}-copy`,
    route: route === '/' ? `/${name}-copy` : copiedRoute(route),
    // The server has read it out of the config.
    access: access as NewScreen['access'],
  };
}

/** The address with another first word: what varies in it stays. */
const copiedRoute = (route: string) => route.replace(/^\/[^/]+/, (first) => `${first}-copy`);

/** Of the window that is shown, in pixels of the page. */
const width = 900;

function Look({ screen, settings }: { readonly screen: StudioDocument; readonly settings: StudioSettings }) {
  const [brand] = settings.brands;
  const place = usePlace(screen.id, brand?.id ?? '', 0);
  const isReady = useViewer(viewerOf('fitting', screen, settings), true);
  const path = place?.path ?? screen.route ?? '/';
  return (
    <div className="screen-template-look">
      <PreviewFrame
        address={place === undefined || !isReady ? undefined : place.origin + path}
        manifest={place?.manifest}
        version=""
        state="{}"
        width={width}
        scheme="light"
        hint={undefined}
        title={`Preview of ${screen.id}`}
      />
    </div>
  );
}
