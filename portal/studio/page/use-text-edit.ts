import { useRef, useState } from 'react';
import type { TextChange } from '../editing/all-texts.ts';
import type { EditTexts } from './use-editing.ts';

/** The progress of an edit of many screens. */
interface Step {
  readonly text: string;
  readonly done: number;
  readonly all: number;
}

/** An edit of texts on many screens, which are read first: it says how far it is, and can be given up until they are. */
interface TextEdit {
  /** Undefined while none is under way. */
  readonly step: Step | undefined;
  readonly run: (name: string, changes: readonly TextChange[]) => void;
  readonly giveUp: () => void;
}

/** @param onDone told once it is made */
export function useTextEdit(edit: EditTexts, onDone: () => void): TextEdit {
  const [step, setStep] = useState<Step>();
  const isWanted = useRef(true);
  const run = async (name: string, changes: readonly TextChange[]) => {
    isWanted.current = true;
    const isMade = await edit(name, changes, {
      onStep: (done, all) => setStep({ text: `${done} of ${all} screens are read.`, done, all }),
      isWanted: () => isWanted.current,
    });
    setStep(undefined);
    if (isMade) onDone();
  };
  return {
    step,
    run: (name, changes) => void run(name, changes),
    giveUp: () => {
      isWanted.current = false;
    },
  };
}
