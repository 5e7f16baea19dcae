import type { KeyboardEvent } from 'react';
import type { FlowChart, FlowEdge, FlowNode } from '../protocol.ts';

interface FlowPictureProps {
  readonly chart: FlowChart;
  /** Opens a thing of the structure by its pointer. */
  readonly onOpen: (pointer: string) => void;
}

/** Sizes in pixels of the picture. */
const size = { width: 216, height: 54, across: 64, down: 30, edge: 56 } as const;

const leftOf = ({ column }: FlowNode) => size.edge + column * (size.width + size.across);
const topOf = ({ row }: FlowNode) => 16 + row * (size.height + size.down);

/** The flow of a screen, drawn: the way through the form from top to bottom, calls and failures beside it. */
export function FlowPicture({ chart: { nodes, edges }, onOpen }: FlowPictureProps) {
  const width = Math.max(...nodes.map(leftOf)) + size.width + 24;
  const height = Math.max(...nodes.map(topOf)) + size.height + 24;
  const find = (id: string) => nodes.find((node) => node.id === id);
  return (
    <div className="flow-picture">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="Flow of the screen"
      >
        <defs>
          <marker
            id="flow-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {edges.map((edge) => (
          <FlowLine key={`${edge.from} ${edge.to}`} edge={edge} from={find(edge.from)} to={find(edge.to)} />
        ))}
        {nodes.map((node) => (
          <FlowBox key={node.id} node={node} onOpen={onOpen} />
        ))}
      </svg>
    </div>
  );
}

interface FlowBoxProps {
  readonly node: FlowNode;
  readonly onOpen: (pointer: string) => void;
}

function FlowBox({ node, onOpen }: FlowBoxProps) {
  const { kind, title, note, pointer } = node;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen(pointer);
  };
  return (
    <g
      className="flow-box"
      data-kind={kind}
      role="button"
      tabIndex={0}
      aria-label={nameOf(node)}
      transform={`translate(${leftOf(node)} ${topOf(node)})`}
      onClick={() => onOpen(pointer)}
      onKeyDown={onKey}
    >
      {isCut(node) ? <title>{`${title}\n${note}`}</title> : null}
      <rect width={size.width} height={size.height} rx={kind === 'start' || kind === 'success' ? 27 : 8} />
      <text x={14} y={note === '' ? 32 : 23} className="flow-title">
        {`${shortTitle(node)} `}
      </text>
      <text x={14} y={41} className="flow-note">
        {shortNote(node)}
      </text>
    </g>
  );
}

const shortTitle = ({ title }: FlowNode) => shortened(title, 24);
const shortNote = ({ note }: FlowNode) => shortened(note, 32);

/** The words that are seen come first, so that whoever says them to the machine is understood; all of them where they are cut. */
function nameOf(node: FlowNode): string {
  const seen = `${shortTitle(node)} ${shortNote(node)}`.trim();
  return isCut(node) ? `${seen}: ${node.title} ${node.note}`.trim() : seen;
}

const isCut = (node: FlowNode) => shortTitle(node) !== node.title || shortNote(node) !== node.note;

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

interface FlowLineProps {
  readonly edge: FlowEdge;
  readonly from: FlowNode | undefined;
  readonly to: FlowNode | undefined;
}

function FlowLine({ edge: { label }, from, to }: FlowLineProps) {
  if (from === undefined || to === undefined) return null;
  const { path, x, y } = lineBetween(from, to);
  return (
    <g className="flow-line" data-kind={to.kind}>
      <path d={path} markerEnd="url(#flow-arrow)" />
      {label === undefined ? null : (
        <text x={x} y={y}>
          <title>{label}</title>
          {shortened(label, to.column === 0 && label === 'otherwise' ? 12 : 44)}
        </text>
      )}
    </g>
  );
}

/** The line between two things, and the place of its words. */
function lineBetween(
  from: FlowNode,
  to: FlowNode,
): { readonly path: string; readonly x: number; readonly y: number } {
  const middle = leftOf(to) + 28;
  const end = topOf(to);
  if (from.column !== to.column) {
    const [startX, startY] = [leftOf(from) + size.width, topOf(from) + size.height / 2];
    const [endX, endY] = [leftOf(to), end + size.height / 2];
    const turn = startX + size.across / 2;
    return { path: `M${startX} ${startY}H${turn}V${endY}H${endX}`, x: turn + 4, y: endY - 6 };
  }
  const start = topOf(from) + size.height;
  const isNext = !isPassed(from, to);
  if (isNext) return { path: `M${middle} ${start}V${end}`, x: middle + 8, y: end - 10 };
  const far = leftOf(from) - 30;
  const [first, last] = [start - size.height / 2, end + size.height / 2];
  return { path: `M${leftOf(from)} ${first}H${far}V${last}H${leftOf(to)}`, x: far - 22, y: last - 8 };
}

/** A line that leaves something of its own column out goes around it. */
const isPassed = (from: FlowNode, to: FlowNode) =>
  to.kind !== 'success' && to.row - from.row > 1 && from.kind !== 'start';
