import { useEffect, useRef } from 'react';
import { components } from '../src/blocks/components.ts';
import { blockDescriptors } from '../src/blocks/registry.ts';
import type { BlockPage } from '../src/page/page.ts';
import type { Block } from '../screen-language/generated/screen-config.gen.ts';
import type { BlockSample, SampleState } from '../screen-language/model/block-descriptor.ts';
import type { ScreenModel } from '../screen-language/model/model.ts';
import { FormSample } from './form-section.tsx';
import { press } from './press.ts';
import { useSampleScreen } from './sample-screen.ts';
import { Specimen } from './specimen.tsx';

// The keys of a table are its kinds.
const kinds = Object.keys(components) as readonly (keyof typeof components)[];

/** Every block of the registry, as real screens place it. */
export function BlockSamples() {
  const samples = kinds.flatMap((kind) =>
    blockDescriptors[kind].samples.map(({ screen, name, states }) => (
      <Specimen
        key={`${screen} ${name}`}
        id={`block-${screen}-${name}`.replaceAll('/', '-')}
        title={`${kind}: ${screen}, ${name}`}
        isWide
        states={states.map((state) => ({
          name: state,
          view: <ShownState kind={kind} shown={{ screen, name, states }} state={state} />,
        }))}
      />
    )),
  );
  return [...samples, <FormSample key="form" />];
}

interface ShownStateProps {
  readonly kind: keyof typeof components;
  readonly shown: BlockSample;
  readonly state: SampleState;
}

function ShownState({ kind, shown, state }: ShownStateProps) {
  const { model, page } = useSampleScreen(shown.screen, state);
  const block = blockOf(model, shown.name);
  // The registry's row of a block takes exactly that block; TypeScript cannot follow the pair.
  const Component = components[kind] as React.ComponentType<{ block: unknown; page: BlockPage }>;
  return (
    <Acted state={state}>
      <Component block={block} page={page} />
    </Acted>
  );
}

/** The block of a screen by its name. */
export function blockOf(model: ScreenModel, name: string): Block {
  const found = model.sections
    .flatMap(({ columns }) => columns.flatMap(({ blocks }): readonly Block[] => blocks))
    .find((block) => 'name' in block && block.name === name);
  if (found === undefined) throw new Error(`The screen ${model.id} has no block ${name}.`);
  return found;
}

interface ActedProps {
  readonly state: SampleState;
  readonly children: React.ReactNode;
}

/** Brings about, once the block is there, what only comes after a customer has done something. */
function Acted({ state, children }: ActedProps) {
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || box.current === null) return;
    isDone.current = true;
    if (state === 'busy' || state === 'refused') press(box.current);
  }, [state]);
  return (
    <div className="specimen-block" ref={box}>
      {children}
    </div>
  );
}
