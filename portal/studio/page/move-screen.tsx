import { useEffect, useState } from 'react';
import { eachLanguage, englishNameOf, languages } from '../../screen-language/language.ts';
import { valueAt, valueOfText } from '../editing/json-edits.ts';
import type { PlanCall, ScreenMove, StudioDocument } from '../protocol.ts';
import { calls } from './calls.ts';
import { PlanDialog } from './plan-dialog.tsx';

interface MoveScreenProps {
  readonly document: StudioDocument;
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Gives a screen other titles, another address or another place: everything that leads to it follows. */
export function MoveScreen({ document, onPlan, onClose }: MoveScreenProps) {
  const { id, route = '', files } = document;
  const [move, setMove] = useState<ScreenMove>();
  useEffect(() => {
    const ask = async () => {
      const answer = await calls.document(id);
      if (answer.state === 'failed') return;
      const titleIn = (role: string) => {
        const text = answer.value.find((file) => file.role === role)?.text ?? '';
        return String(valueAt(valueOfText(text), ['title']) ?? '');
      };
      const title = eachLanguage(titleIn);
      setMove({ id, newId: id, route, title, isRedirected: !files.every(({ isNew }) => isNew) });
    };
    void ask();
  }, [id, route, files]);
  if (move === undefined) return null;
  const change = (next: Partial<ScreenMove>) => setMove({ ...move, ...next });
  return (
    <PlanDialog
      title="Rename or move a screen"
      action="Rename"
      onDone={() => onPlan({ what: 'move', move })}
      onClose={onClose}
    >
      <MoveFields move={move} onChange={change} />
      {move.route === route ? null : (
        <label className="dialog-check">
          <input
            type="checkbox"
            checked={move.isRedirected}
            onChange={({ target }) => change({ isRedirected: target.checked })}
          />
          <span>
            Whoever asks for <code>{route}</code> comes to <code>{move.route}</code>
          </span>
        </label>
      )}
      <p className="dialog-note">
        Links, buttons, first pages and texts that lead here follow.
        {move.newId === id
          ? ''
          : ' Answers that customers have begun and not sent are kept under the name of the file: those of this screen begin anew.'}
      </p>
    </PlanDialog>
  );
}

interface MoveFieldsProps {
  readonly move: ScreenMove;
  readonly onChange: (change: Partial<ScreenMove>) => void;
}

function MoveFields({ move: { title, route, newId }, onChange }: MoveFieldsProps) {
  return (
    <div className="dialog-fields">
      {languages.map((language) => (
        <label key={language}>
          Title in {englishNameOf(language)}
          <input
            lang={language}
            value={title[language] ?? ''}
            onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
          />
        </label>
      ))}
      <label>
        Address
        <input
          value={route}
          spellCheck={false}
          onChange={({ target }) => onChange({ route: target.value })}
        />
      </label>
      <label>
        Folder and name of its file
        <input
          value={newId}
          spellCheck={false}
          onChange={({ target }) => onChange({ newId: target.value })}
        />
      </label>
    </div>
  );
}
