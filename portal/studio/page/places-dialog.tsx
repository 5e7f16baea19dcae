import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { NamedPlace, PlaceKind, PlanCall, StudioDocument } from '../protocol.ts';
import { calls } from './calls.ts';
import { RenameEverywhere } from './rename-everywhere.tsx';
import { shownTitle } from './shown-title.ts';

/** The thing that is looked for at first. */
export interface WantedName {
  readonly kind: PlaceKind | '';
  readonly words: string;
}

interface PlacesDialogProps {
  readonly documents: readonly StudioDocument[];
  readonly wanted: WantedName;
  readonly onOpen: (place: NamedPlace) => void;
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** The names in screens, each with all places that use it. */
export function PlacesDialog({ documents, wanted, onOpen, onPlan, onClose }: PlacesDialogProps) {
  const places = usePlaces();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog text-dialog">
        <Dialog>
          <Heading slot="title" level={2}>
            Where is it used?
          </Heading>
          {places === undefined ? (
            <p className="pane-note">Looking through all screens …</p>
          ) : (
            <PlaceSearch
              places={places}
              documents={documents}
              wanted={wanted}
              onPlan={async (call) => {
                const problem = await onPlan(call);
                if (problem === undefined) onClose();
                return problem;
              }}
              onOpen={(place) => {
                onOpen(place);
                onClose();
              }}
            />
          )}
          <div className="dialog-buttons">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Kinds of things, in the words of the list. */
const kinds: Readonly<Record<PlaceKind, string>> = {
  operation: 'Operations',
  member: 'Members of operations',
  'record field': 'Record fields',
  route: 'Addresses',
  question: 'Questions',
  condition: 'Conditions',
  data: 'Data',
  value: 'Worked-out values',
  source: 'Sources of values',
  message: 'Messages',
  code: 'Codes of failures',
  block: 'Blocks',
  text: 'Texts',
};

/** More names than anybody reads. */
const mostNames = 100;

interface PlaceSearchProps extends Omit<PlacesDialogProps, 'onClose'> {
  readonly places: readonly NamedPlace[];
}

function PlaceSearch({ places, wanted, ...rest }: PlaceSearchProps) {
  const [kind, setKind] = useState(wanted.kind);
  const [words, setWords] = useState(wanted.words);
  const groups = groupsOf(places, { kind, words });
  return (
    <section aria-label="Names">
      <SearchFields kind={kind} words={words} onKind={setKind} onWords={setWords} />
      <p className="dialog-note" role="status">
        {groups.length === 1 ? '1 name' : `${groups.length} names`}
        {groups.length > mostNames ? `; the first ${mostNames} are shown` : ''}.
      </p>
      <ul className="text-results">
        {groups.slice(0, mostNames).map((group) => (
          <li key={`${group.kind} ${group.name}`}>
            <NameGroup group={group} isOpen={groups.length === 1} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchFieldsProps {
  readonly kind: PlaceKind | '';
  readonly words: string;
  readonly onKind: (kind: PlaceKind | '') => void;
  readonly onWords: (words: string) => void;
}

function SearchFields({ kind, words, onKind, onWords }: SearchFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="dialog-fields">
      <label>
        Name or words
        <input ref={first} type="search" value={words} onChange={({ target }) => onWords(target.value)} />
      </label>
      <label>
        Kind
        <select
          value={kind}
          onChange={({ target }) => onKind(target.value as PlaceKind | '') /* its options */}
        >
          <option value="">Everything</option>
          {Object.entries(kinds).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface NameGroupProps extends Omit<PlaceSearchProps, 'places' | 'wanted'> {
  readonly group: Group;
  readonly isOpen: boolean;
}

function NameGroup({ group, isOpen, documents, onOpen, onPlan }: NameGroupProps) {
  const { kind, name, places } = group;
  const screens = [...new Set(places.map(({ document }) => document))];
  const titleOf = (id: string) => shownTitle(documents.find((one) => one.id === id)?.title ?? id);
  const count = places.length === 1 ? 'one place' : `${places.length} places`;
  return (
    <details className="place-group" open={isOpen}>
      <summary>
        <code>{name}</code>{' '}
        <span className="place-kind">
          {kinds[kind]}, {count}
          {screens.length > 1 ? ` on ${screens.length} screens` : ''}
        </span>
      </summary>
      <ul className="place-list">
        {places.map((place) => (
          <li key={`${place.document} ${place.pointer}`}>
            <button type="button" className="link-button" onClick={() => onOpen(place)}>
              {titleOf(place.document)}
            </button>{' '}
            <span className="place-kind">{place.words ?? placeWords(place)}</span>
          </li>
        ))}
      </ul>
      <RenameEverywhere kind={kind} name={name} screens={screens} titleOf={titleOf} onPlan={onPlan} />
    </details>
  );
}

const placeWords = ({ pointer, isOwn }: NamedPlace) =>
  `${isOwn === true ? 'defined at ' : ''}${pointer.split('/').slice(1).join(' › ')}`;

interface Group {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly places: readonly NamedPlace[];
}

function groupsOf(places: readonly NamedPlace[], { kind, words }: WantedName): readonly Group[] {
  const wanted = words.trim().toLowerCase();
  const groups = new Map<string, { kind: PlaceKind; name: string; places: NamedPlace[] }>();
  for (const place of places) {
    if (kind !== '' && place.kind !== kind) continue;
    const isFound = [place.name, place.words].some((text) => text?.toLowerCase().includes(wanted));
    if (!isFound) continue;
    const key = `${place.kind} ${place.name}`;
    const group = groups.get(key) ?? { kind: place.kind, name: place.name, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  // The very name comes first.
  const rank = ({ name }: Group) => (name.toLowerCase() === wanted ? 0 : 1);
  return [...groups.values()].sort(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'),
  );
}

function usePlaces(): readonly NamedPlace[] | undefined {
  const [places, setPlaces] = useState<readonly NamedPlace[]>();
  useEffect(() => {
    void calls.places().then((answer) => answer.state === 'done' && setPlaces(answer.value));
  }, []);
  return places;
}
