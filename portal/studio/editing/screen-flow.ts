import type { Outcome, ScreenModel, StepModel, Submission } from '../../publish/index.ts';
import type { FlowChart, FlowEdge, FlowNode } from '../protocol.ts';
import { pointerOf } from './outline.ts';
import type { JsonPath } from './json-edits.ts';
import { sentenceOf } from './sentences.ts';

type Done = Submission['done'];

/** The words for what a flow shows. */
interface FlowWords {
  /** The English text of a key of the screen; undefined where it has none. */
  readonly text: (key: string) => string | undefined;
  /** One line about an operation. */
  readonly operation: (id: string) => string;
}

/** A submission of a block, and where it stands. */
export interface PlacedSubmission {
  readonly submit: Submission;
  readonly path: JsonPath;
  /** Name of the block. */
  readonly block: string;
}

/** A chart while it is drawn, row by row. */
interface Drawing {
  readonly nodes: FlowNode[];
  readonly edges: FlowEdge[];
  readonly words: FlowWords;
  /** Ids of the nodes from which the next one of the middle column is reached, with what must hold for it. */
  open: readonly { readonly from: string; readonly label?: string }[];
  row: number;
}

/** Returns the flow of a compiled screen: what it loads, asks and calls, and what follows each answer of the org. */
export function flowOf(model: ScreenModel, blocks: readonly PlacedSubmission[], words: FlowWords): FlowChart {
  const drawing: Drawing = { nodes: [], edges: [], words, open: [], row: 0 };
  drawStart(model, drawing);
  for (const [at, step] of model.steps.entries()) drawStep(step, { at, model }, drawing);
  const forms =
    model.forms ?? (model.submit === undefined ? [] : [{ submit: model.submit, path: ['submit'] }]);
  for (const [at, form] of forms.entries()) {
    const path = 'path' in form ? form.path : ['forms', form.name, 'submit'];
    drawSending(form.submit, { path, id: `send${at}` }, drawing);
  }
  for (const [at, { submit, path, block }] of blocks.entries()) {
    const id = `block${at}`;
    const title = words.text(`blocks.${block}.label`) ?? words.text(`blocks.${block}.heading`) ?? block;
    const owner = pointerOf(path.slice(0, -1));
    addNode({ id, kind: 'step', title, note: 'On the page', pointer: owner, column: 0 }, drawing);
    drawCall(submit, { path, id: `${id}call`, from: id }, drawing);
  }
  return { nodes: drawing.nodes, edges: drawing.edges };
}

type Added = Omit<FlowNode, 'row'>;

/** Puts a node into the row that is drawn. */
function addNode(node: Added, drawing: Drawing, below = 0): void {
  drawing.nodes.push({ ...node, row: drawing.row + below });
}

function drawStart({ reads, id }: ScreenModel, drawing: Drawing): void {
  const { words } = drawing;
  addNode(
    {
      id: 'start',
      kind: 'start',
      title: words.text('title') ?? id,
      note: 'The screen opens',
      pointer: '',
      column: 0,
    },
    drawing,
  );
  for (const [at, { name, operation, when, needed }] of reads.entries()) {
    const note =
      when === undefined ? (needed ? 'Loaded' : 'Loaded; works without it') : `Loaded while ${when}`;
    addNode(
      {
        id: `read ${name}`,
        kind: 'read',
        title: words.operation(operation),
        note,
        pointer: `/reads/${name}`,
        column: 1,
      },
      drawing,
      at,
    );
    drawing.edges.push({ from: 'start', to: `read ${name}` });
  }
  drawing.row += Math.max(1, reads.length);
  drawing.open = [{ from: 'start' }];
}

interface StepPlace {
  readonly at: number;
  readonly model: ScreenModel;
}

function drawStep(step: StepModel, { at, model }: StepPlace, drawing: Drawing): void {
  const { words } = drawing;
  const id = `step ${step.id}`;
  const count = step.fields.length;
  const note = step.review ? 'All answers, to check' : `${count} ${count === 1 ? 'question' : 'questions'}`;
  const title =
    words.text(`steps.${step.id}.title`) ??
    (model.steps.length === 1 ? words.text('title') : undefined) ??
    step.id;
  const pointer = `/steps/${at}`;
  addNode({ id, kind: 'step', title, note, pointer, column: 0 }, drawing);
  const show = step.show;
  const condition = show === undefined ? undefined : model.conditions[show];
  const label = show === undefined ? undefined : `if ${sentenceOf(condition ?? show)}`;
  reach(id, label, drawing);
  const before = drawing.open;
  drawing.open = [
    ...(show === undefined ? [] : before.map(({ from }) => ({ from, label: 'otherwise' }))),
    { from: id },
  ];
  if (step.submit === undefined) drawing.row += 1;
  else drawCall(step.submit, { path: ['steps', at, 'submit'], id: `${id} call`, from: id }, drawing);
}

/** Draws the ways from what came before to a node. */
function reach(to: string, label: string | undefined, { edges, open }: Drawing): void {
  for (const { from, label: known } of open) {
    const words = known ?? label;
    edges.push({ from, to, ...(words !== undefined && { label: words }) });
  }
}

interface SendingPlace {
  readonly path: JsonPath;
  readonly id: string;
}

function drawSending(submit: Submission, { path, id }: SendingPlace, drawing: Drawing): void {
  const { words } = drawing;
  const pointer = pointerOf(path);
  addNode(
    {
      id,
      kind: 'call',
      title: words.operation(submit.operation),
      note: 'Sends the form',
      pointer,
      column: 0,
    },
    drawing,
  );
  reach(id, undefined, drawing);
  const failures = drawFailures(submit, { path, id, column: 1 }, drawing);
  drawing.row += Math.max(1, failures);
  const { title, note } = successWords(submit.done, words);
  addNode({ id: `${id} done`, kind: 'success', title, note, pointer: `${pointer}/done`, column: 0 }, drawing);
  drawing.edges.push({ from: id, to: `${id} done`, label: 'sent' });
  drawing.row += 1;
  drawing.open = [];
}

/** A call beside what makes it. */
function drawCall(
  submit: Submission,
  { path, id, from }: SendingPlace & { readonly from: string },
  drawing: Drawing,
): void {
  const { words } = drawing;
  const pointer = pointerOf(path);
  addNode(
    { id, kind: 'call', title: words.operation(submit.operation), note: 'Is called', pointer, column: 1 },
    drawing,
  );
  drawing.edges.push({ from, to: id });
  const failures = drawFailures(submit, { path, id, column: 2 }, drawing);
  drawing.row += Math.max(1, failures);
}

/** Draws what follows each failure; codes with the same outcome are one. @returns how many there are */
function drawFailures(
  { failed = {} }: Submission,
  { path, id, column }: SendingPlace & { readonly column: number },
  drawing: Drawing,
): number {
  const { words } = drawing;
  const groups = new Map<string, { readonly codes: string[]; readonly outcome: Outcome }>();
  for (const [code, outcome] of Object.entries(failed)) {
    const isShared = outcome.message?.startsWith('errors.codes.') === true;
    const key = isShared ? 'shared' : JSON.stringify(outcome);
    const group = groups.get(key) ?? { codes: [], outcome };
    group.codes.push(code);
    groups.set(key, group);
  }
  let below = 0;
  for (const [key, { codes, outcome }] of groups) {
    const { title, note } = failureWords(outcome, words);
    const node = `${id} failed${below}`;
    const pointer = key === 'shared' ? pointerOf(path) : pointerOf([...path, 'failed', codes[0] ?? '']);
    const shown = key === 'shared' ? `${codes.length} codes, each with its shared text` : title;
    addNode(
      {
        id: node,
        kind: 'failure',
        title: shown,
        note: [codesIn(codes), note].filter((one) => one !== '').join(' · '),
        pointer,
        column,
      },
      drawing,
      below,
    );
    drawing.edges.push({ from: id, to: node });
    below += 1;
  }
  return below;
}

const codesIn = (codes: readonly string[]) => {
  const shown = codes.slice(0, 2).map((code) => (code === '*' ? 'any other failure' : code));
  return codes.length > 2 ? `${shown.join(', ')} and ${codes.length - 2} more` : shown.join(', ');
};

/** The words for what follows a call. */
interface OutcomeWords {
  readonly title: string;
  readonly note: string;
}

const messageOf = (message: string, { text }: FlowWords) =>
  text(message.includes('.') ? message : `messages.${message}`) ?? message;

function failureWords({ message, field, forget, refill }: Outcome, words: FlowWords): OutcomeWords {
  const notes = [
    ...(field === undefined ? [] : [`told at ${field}`]),
    ...(field !== undefined || forget === undefined ? [] : [`asks again for ${forget.join(', ')}`]),
    ...(refill === undefined ? [] : [`fills in ${refill.join(', ')} once more`]),
  ];
  return { title: messageOf(message, words), note: notes.join(', ') };
}

function successWords({ message, go }: Done, words: FlowWords): OutcomeWords {
  const place =
    go === undefined ? 'Stays on the screen' : `Goes to ${go === 'return' ? 'where they came from' : go}`;
  return message === undefined
    ? { title: place, note: '' }
    : { title: messageOf(message, words), note: place };
}
