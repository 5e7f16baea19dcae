import { ScreenForm } from '../src/forms/screen-form.tsx';
import type { ScreenFormProps } from '../src/forms/screen-form.tsx';
import { Card } from '../src/ui/index.ts';
import { useSampleScreen } from './sample-screen.ts';
import { Specimen } from './specimen.tsx';

/** A form of one step, with choices and a text. */
const screen = 'requests/report-outage';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** A whole form, as a real screen has it: its questions, and the button that sends it. */
export function FormSample() {
  return (
    <Specimen
      id="block-form"
      title={`form: ${screen}`}
      isWide
      states={[{ name: 'empty', view: <EmptyForm /> }]}
    />
  );
}

/** It is never sent. */
function EmptyForm() {
  const { model, sources, texts, page } = useSampleScreen(screen, 'filled');
  const validators: ScreenFormProps['validators'] = Object.fromEntries(
    model.steps.map(({ id, schema }) => [id, { [schema.$id]: () => true }]),
  );
  return (
    <div className="specimen-block">
      <Card>
        <ScreenForm
          model={model}
          validators={validators}
          sources={sources}
          texts={texts}
          page={page}
          send={never}
          onEnter={() => undefined}
          renderDraft={undefined}
          onSnapshot={nothing}
        />
      </Card>
    </div>
  );
}
