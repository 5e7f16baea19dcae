import { useEffect, useState } from 'react';
import type { FlowChart, FlowEdge, FlowNode } from '../protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import { FlowPicture } from './flow-picture.tsx';
import { Switch } from './preview-tools.tsx';

interface FlowViewProps {
  /** Of the screen. */
  readonly id: string;
  readonly revision: number;
  /** Opens a thing of the structure by its pointer. */
  readonly onOpen: (pointer: string) => void;
}

const ways = { picture: 'Picture', list: 'List' } as const;

/** The flow of a screen as a picture, or as a list that says the same. Each thing leads to where it is edited. */
export function FlowView({ id, revision, onOpen }: FlowViewProps) {
  const { chart, isOld } = useFlow(id, useCalmed(revision));
  const [way, setWay] = useState<keyof typeof ways>('picture');
  if (chart === undefined)
    return (
      <p className="pane-note">
        {isOld ? 'The flow is drawn once the problems of this screen are mended.' : 'Loading …'}
      </p>
    );
  return (
    <div className="flow">
      <div className="flow-tools">
        <Switch label="Show the flow as" value={way} options={ways} onChange={setWay} />
        <p className="place-kind">
          {isOld ? 'As it was before the problems.' : 'Choose something to edit it.'}
        </p>
      </div>
      {way === 'picture' ? (
        <FlowPicture chart={chart} onOpen={onOpen} />
      ) : (
        <FlowList chart={chart} onOpen={onOpen} />
      )}
    </div>
  );
}

interface FlowListProps {
  readonly chart: FlowChart;
  readonly onOpen: (pointer: string) => void;
}

function FlowList({ chart: { nodes, edges }, onOpen }: FlowListProps) {
  const main = nodes.filter(({ column }) => column === 0);
  return (
    <ol className="flow-list">
      {main.map((node) => (
        <li key={node.id}>
          <FlowEntry node={node} nodes={nodes} edges={edges} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

interface FlowEntryProps {
  readonly node: FlowNode;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly onOpen: (pointer: string) => void;
}

/** A thing of the flow, in words: what it is, when it comes, and what follows beside it. */
function FlowEntry({ node, nodes, edges, onOpen }: FlowEntryProps) {
  const reached = edges.find(({ to, label }) => to === node.id && label?.startsWith('if ') === true);
  const beside = nodes.filter(
    (other) =>
      other.column > node.column && edges.some(({ from, to }) => from === node.id && to === other.id),
  );
  return (
    <>
      <button type="button" className="link-button" onClick={() => onOpen(node.pointer)}>
        {node.title}
      </button>{' '}
      <span className="place-kind">
        {kindWords[node.kind]}
        {node.note === '' ? '' : `: ${node.note}`}
        {reached?.label === undefined ? '' : `, ${reached.label}`}
      </span>
      {beside.length === 0 ? null : (
        <ul>
          {beside.map((other) => (
            <li key={other.id}>
              <FlowEntry node={other} nodes={nodes} edges={edges} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Kinds of things, in a word. */
const kindWords: Readonly<Record<FlowNode['kind'], string>> = {
  start: 'Screen',
  read: 'Data',
  step: 'Step',
  call: 'Call',
  success: 'After success',
  failure: 'After a failure',
};

/** Follows the flow of a screen; while it has problems, it is the last one without. */
function useFlow(
  id: string,
  revision: number,
): { readonly chart: FlowChart | undefined; readonly isOld: boolean } {
  const [found, setFound] = useState<{
    readonly id: string;
    readonly chart: FlowChart | undefined;
    readonly isOld: boolean;
  }>();
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await calls.flow(id);
      if (!isWanted || answer.state === 'failed') return;
      const { chart } = answer.value;
      setFound((now) => {
        const before = now?.id === id ? now.chart : undefined;
        return { id, chart: chart ?? before, isOld: chart === undefined };
      });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, revision]);
  return found?.id === id ? found : { chart: undefined, isOld: false };
}
