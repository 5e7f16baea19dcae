import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { cleanEntry, entriesIn } from '../../../screen-language/model/entries.ts';
import type { Answers } from '../../../screen-language/model/model.ts';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import { numberedEntry, writtenEntry } from '../written-answer.ts';
import { fieldIdOf, useFormContext } from './form-context.ts';
import type { ControlProps, FieldView } from './form-context.ts';
import { GroupEntry } from './group-entry.tsx';
import type { EntryAction } from './group-entry.tsx';
import { useEntryKeys } from './entry-keys.ts';
import './field-group.css';

/** Props of a question inside a group. */
export interface MemberProps {
  readonly name: string;
  readonly field: FieldView;
  readonly value: unknown;
  readonly onChange: (answer: unknown) => void;
}

/** Props of {@link FieldGroup}. */
interface FieldGroupProps extends ControlProps {
  readonly group: NonNullable<FieldView['group']>;
  /** Shows one question. */
  readonly Member: ComponentType<MemberProps>;
}

/** The same questions for each of several: entries can be added, opened, moved and removed. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, group, field } = props;
  const { page } = useFormContext();
  const { views, news, add } = useEntries(props);
  const isFull = views.length >= group.most;
  return (
    <div className="group">
      {views.length === 0 ? null : (
        <ol className="group-entries">
          {views.map(({ entry, key, answer, act, ...view }, index) => (
            <GroupEntry
              {...view}
              key={key}
              place={{ index, last: views.length - 1, isOrdered: group.ordered === true }}
              canChange={!field.readOnly}
              onAction={act}
            >
              {Object.entries(group.fields).map(([name, member]) => (
                <props.Member
                  key={name}
                  name={`${props.name}.${index}.${name}`}
                  field={member}
                  value={entry[name]}
                  onChange={(given) => answer(name, given)}
                />
              ))}
            </GroupEntry>
          ))}
        </ol>
      )}
      {isFull || field.readOnly ? (
        <p className="field-hint" id={id} tabIndex={-1}>
          {isFull ? page.text('group.full', { most: group.most }) : null}
        </p>
      ) : (
        <Button look="secondary" id={id} onClick={add} data-group={views.length > 0 ? 'begun' : 'empty'}>
          {page.text(`${group.texts}.add`)}
        </Button>
      )}
      <p role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </p>
    </div>
  );
}

/** The entries of a group, and what is done with them. */
function useEntries({ id, name, group, value, onChange }: FieldGroupProps) {
  const { step, errors, page, language, isSent } = useFormContext();
  const entries = entriesIn(value);
  const [{ keys, ...order }, opened] = [useEntryKeys(entries.length), useOpened(isSent)];
  const [news, tell] = useState('');
  const focus = useFocusAfter();
  const { lineOf, numberOf } = linesOf(group, { text: page.text, language });
  const idOf = (index: number) => fieldIdOf(step, `${name}.${index}`);
  const actions: { readonly [action in EntryAction]: (index: number, entry: Answers) => void } = {
    change: (index) => toggle(index, true),
    done: (index) => toggle(index, false),
    up: (index, entry) => move(index, index - 1, entry),
    down: (index, entry) => move(index, index + 1, entry),
    remove: (index, entry) => {
      order.remove(index);
      onChange(entries.toSpliced(index, 1));
      tell(page.text('group.removed', { entry: lineOf(entry, index) }));
      focus(id);
    },
  };
  const toggle = (index: number, isOpen: boolean) => {
    opened.set(keys[index], isOpen);
    focus(`${idOf(index)}${isOpen ? ' input' : '-change'}`);
  };
  const move = (from: number, to: number, entry: Answers) => {
    order.move(from, to);
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    tell(page.text('group.moved', { entry: lineOf(entry, to), number: to + 1 }));
    focus(...buttonsAfter(from, to, idOf(to)));
  };
  const add = () => {
    opened.set(order.add(), true);
    onChange([...entries, {}]);
    focus(`${idOf(entries.length)} input`);
  };
  const views = entries.map((entry, index) => ({
    entry,
    key: keys[index],
    id: idOf(index),
    title: { line: lineOf(entry, index), number: numberOf(index) },
    isOpen: opened.has(keys[index]) || isFaulty(`${name}.${index}.`, errors),
    error: errors[`${name}.${index}`],
    act: (action: EntryAction) => actions[action](index, entry),
    answer: (member: string, answer: unknown) => {
      // An entry that an error has opened stays open when it is mended.
      opened.set(keys[index], true);
      onChange(entries.with(index, cleanEntry({ ...entry, [member]: answer }, membersOf(group))));
    },
  }));
  return { views, news, add };
}

/** Ids of the button that was pressed and, at the end of the list, of the other one. */
const buttonsAfter = (from: number, to: number, id: string) =>
  (to > from ? ['down', 'up'] : ['up', 'down']).map((button) => `${id}-${button}`);

const isFaulty = (start: string, errors: object) => Object.keys(errors).some((at) => at.startsWith(start));

const linesOf = (group: FieldGroupProps['group'], words: Parameters<typeof writtenEntry>[2]) => ({
  lineOf: (entry: Answers, index: number) => writtenEntry(group, { entry, number: index + 1 }, words),
  numberOf: (index: number) => numberedEntry(group, index + 1, words),
});

const membersOf = ({ fields }: FieldGroupProps['group']) => Object.keys(fields).map((name) => ({ name }));

/** The entries whose questions are shown, by their keys: none once they are saved, as when the page is opened again. */
function useOpened(isSent = false) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [wasSent, setWasSent] = useState(isSent);
  if (isSent !== wasSent) {
    setWasSent(isSent);
    if (isSent) setOpened(new Set());
  }
  return {
    has: (key = -1) => opened.has(key),
    set: (key = -1, isOpen: boolean) =>
      setOpened((before) => new Set([...before].filter((one) => one !== key).concat(isOpen ? [key] : []))),
  };
}

/** Returns a function that moves the focus once what it names is there: an id, or an id and what is inside of it. */
function useFocusAfter(): (...targets: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.map((target) => {
      const [id = '', inside] = target.split(' ');
      const element = document.getElementById(id);
      return inside === undefined ? element : element?.querySelector<HTMLElement>('input, select, textarea');
    });
    found.find((element) => element)?.focus();
  }, [wanted]);
  return (...targets) => setWanted(targets);
}
