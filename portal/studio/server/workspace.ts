import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ProjectFiles } from '../../publish/index.ts';
import type {
  DraftCall,
  FileSummary,
  FileText,
  FlowChart,
  KnownDraft,
  NamedPlace,
  NewScreen,
  Offer,
  Offers,
  PlanCall,
  PlannedChange,
  ProjectState,
  ProjectText,
} from '../protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';
import type { DocumentFiles } from './document-files.ts';
import type { Draft, DraftKeeper } from './draft-keeper.ts';
import { firstNewDiagnostic, readDraftedProject } from './drafted-project.ts';
import type { DraftedProject } from './drafted-project.ts';
import { valueOfText } from '../editing/json-edits.ts';
import { mergedText } from '../editing/merging.ts';
import { readText, writeTogether } from './file-writing.ts';
import { offersFor, writesOf } from './offers.ts';
import { placesIn } from './named-places.ts';
import { plannedChange } from './planned-change.ts';
import { proposalOf } from './proposal.ts';
import { textsOf } from './project-texts.ts';
import { copiedFiles } from './screen-copy.ts';
import { screenFlow } from './screen-flow.ts';
import { diagnosticOfNewScreen, plainProposal, starterFiles } from './starter.ts';

/** Options of a workspace. */
export interface WorkspaceOptions {
  /** The project's root folder. */
  readonly root: string;
  readonly drafts: DraftKeeper;
  /** Lays a JSON text out as the project does. Rejects where it is no JSON. */
  readonly format: (text: string) => Promise<string>;
  /** Revisions of a later start are greater than those of an earlier one. */
  readonly clock: { readonly now: () => number };
  /** Others save into the same files: what they have saved is merged into the drafts, wherever both do not meet. */
  readonly isShared?: boolean;
  /** Told of the files that are about to be written. Where it throws, nothing is. */
  readonly onSave?: ((paths: readonly string[]) => void) | undefined;
}

/** Texts as they are to be written, by path; undefined for a file that goes. */
type FormattedTexts = ReadonlyMap<string, string | undefined>;

/** The project as previews show it. */
interface PreviewProject {
  /** Undefined while nothing but what is shown already can be. */
  readonly files: ProjectFiles | undefined;
  /** Ids of documents that are shown as they were before a diagnostic. */
  readonly held: readonly string[];
  /** The project as it is edited. */
  readonly project: DraftedProject;
}

/**
 * Screens and texts while they are edited: drafts lie over the files until they are saved. Files are read anew at each
 * question: other programs change them, too.
 *
 * @example const workspace = new Workspace({ root, drafts: createDraftKeeper(file), format, clock: Date })
 */
export class Workspace {
  readonly #options: WorkspaceOptions;
  #revision: number;
  #project: DraftedProject | undefined;
  /** The drafts of the last state without a diagnostic. */
  #good: ReadonlyMap<string, Draft> = new Map();
  /** The texts saved last, by path: as typed, and as written. */
  readonly #written = new Map<string, { readonly typed: string; readonly text: string | undefined }>();

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    this.#revision = options.clock.now();
  }

  /** Grows with each change of a draft, and when files are found changed. */
  get revision(): number {
    return this.#revision;
  }

  project(): DraftedProject {
    if (this.#options.isShared === true) this.#takeSaved();
    const project = this.#projectWith(this.#drafts(), this.#project);
    if (project !== this.#project) this.#revision += 1;
    this.#project = project;
    return project;
  }

  /** The project as it can be shown: a document with a diagnostic is as it was before it. */
  preview(): PreviewProject {
    const project = this.project();
    const { files, documents, diagnostics } = project;
    const drafts = this.#drafts();
    if (diagnostics.length === 0) {
      this.#good = drafts;
      return { files, held: [], project };
    }
    const isWrong = (path: string) => diagnostics.some(({ file }) => file === path);
    const held = documents.filter((one) => one.files.some(({ path }) => isWrong(path)));
    const paths = held.flatMap((one) => one.files.map(({ path }) => path));
    const others = [...drafts].filter(([path]) => !paths.includes(path));
    const before = [...this.#good].filter(([path]) => paths.includes(path));
    const shown = this.#projectWith(new Map([...others, ...before]));
    const isWhole = shown.diagnostics.length === 0;
    return { files: isWhole ? shown.files : undefined, held: held.map(({ id }) => id), project };
  }

  /** The project as it is saved but for some texts; undefined where it has problems and cannot be shown. */
  filesWith(texts: ReadonlyMap<string, string>): ProjectFiles | undefined {
    const { files, diagnostics } = readDraftedProject(this.#options.root, texts);
    return diagnostics.length === 0 ? files : undefined;
  }

  state(): ProjectState {
    const { documents, diagnostics } = this.project();
    const summarised = documents.map((one) => ({
      ...one,
      files: one.files.map((file) => this.#summaryOf(file)),
    }));
    return { documents: summarised, diagnostics, revision: this.#revision };
  }

  /** The files of a document, as they are edited. */
  read(id: string): Answer<readonly FileText[]> {
    const document = this.project().documents.find((one) => one.id === id);
    if (document === undefined)
      return failed('NOT_FOUND', `There is no screen or file of texts called "${id}".`);
    return done(
      document.files.map((file) => {
        const saved = this.#saved(file.path);
        const draft = this.#drafts().get(file.path);
        return {
          ...this.#summaryOf(file),
          ...(draft !== undefined && draft.base !== saved && { base: draft.base }),
          saved,
          text: draft?.text ?? saved ?? '',
        };
      }),
    );
  }

  /** All that the config of a screen can name, as it is edited. */
  offers(id: string): Answer<Offers> {
    const { files } = this.project();
    const screen = files.screens.find(({ file }) => file === `screen-configs/${id}.json`);
    if (screen === undefined) return failed('NOT_FOUND', `There is no screen called "${id}".`);
    return done(offersFor(screen.value, files));
  }

  /** The operations that a new screen can send. */
  operations(): readonly Offer[] {
    return writesOf(this.project().files);
  }

  /** Every text of the project. */
  texts(): readonly ProjectText[] {
    return textsOf(this.project());
  }

  /** The text of every file that the studio edits, by its path. */
  sources(): ReadonlyMap<string, string> {
    const drafts = this.#drafts();
    const paths = this.project().documents.flatMap(({ files }) => files.map(({ path }) => path));
    return new Map(paths.map((path) => [path, drafts.get(path)?.text ?? this.#saved(path) ?? '']));
  }

  /** The paths of all drafts. */
  draftPaths(): readonly string[] {
    return [...this.#drafts().keys()];
  }

  /** Works out a change over several files, which is not made yet. */
  plan(call: PlanCall): Answer<PlannedChange> {
    return plannedChange(call, this.project(), {
      texts: this.sources(),
      schema: valueOfText(this.#saved('screen-configs/screen.schema.json') ?? ''),
    });
  }

  /** Every place that names something. */
  places(): readonly NamedPlace[] {
    return placesIn(this.project());
  }

  /** The flow of a screen; undefined where it has problems that keep it from being compiled. */
  flow(id: string): FlowChart | undefined {
    return screenFlow(id, this.project());
  }

  /** The JSON Schema, as text, of a document's config. */
  schemaOf(id: string): Answer<string> {
    const name = id.startsWith('layout/') ? id.slice('layout/'.length) : 'screen';
    const schema = /^[a-z-]+$/.test(name) ? this.#saved(`screen-configs/${name}.schema.json`) : undefined;
    return schema === undefined ? failed('NOT_FOUND', `There is no schema for "${id}".`) : done(schema);
  }

  /** Keeps drafts, all or none; one that equals its file is dropped. */
  edit(...drafts: readonly DraftCall[]): Answer<ProjectState> {
    for (const { path, text, over } of drafts) {
      if (documentOf(path) === undefined) return failed('NOT_FOUND', `The studio does not edit "${path}".`);
      const before = this.#drafts().get(path);
      if (before !== undefined && before.text !== over && before.text !== text)
        return {
          state: 'failed',
          problem: {
            code: 'OVERTAKEN',
            message: `${path} is edited in another window. Reload this one to go on from there.`,
            theirs: before.text,
          },
        };
    }
    return this.#change((next) => {
      for (const { path, text, over } of drafts) {
        const before = next.get(path);
        const written = this.#written.get(path);
        const seen = written !== undefined && over === written.typed ? written.text : over;
        if (text === (this.#saved(path) ?? '')) next.delete(path);
        else next.set(path, { text, base: before === undefined ? seen : before.base });
      }
    });
  }

  /** Makes the files that are there now the base of their drafts. */
  keepMine(paths: readonly string[]): Answer<ProjectState> {
    return this.#change((next) => {
      for (const path of paths) {
        const draft = next.get(path);
        if (draft !== undefined) next.set(path, { ...draft, base: this.#saved(path) });
      }
    });
  }

  /** Gives drafts up, unless another window has gone on with one of them. */
  discard(drafts: readonly KnownDraft[]): Answer<ProjectState> {
    const paths = drafts.map(({ path }) => path);
    const other = drafts.find(({ path, text }) => {
      const now = this.#drafts().get(path);
      return now !== undefined && now.text !== text;
    });
    if (other !== undefined)
      return failed(
        'OVERTAKEN',
        `${other.path} is edited in another window. Reload this one to see it first.`,
      );
    return this.#change((next) => {
      for (const path of paths) next.delete(path);
    });
  }

  /**
   * Writes drafts into their files, all or none, unless that would bring a diagnostic into the project. Drafts that are whole
   * only together with those of other documents, such as a route and the links to it, are saved with all of these.
   *
   * @param isWanted asked before the first file is written
   */
  async save(paths: readonly string[], isWanted = () => true): Promise<Answer<ProjectState>> {
    const all = this.#drafts();
    const own = new Map([...all].filter(([path]) => paths.includes(path)));
    const saved = await this.#save(own, isWanted);
    const isAlone = saved.state === 'done' || own.size === 0 || own.size === all.size;
    if (isAlone || saved.problem.code !== 'DIAGNOSTICS') return saved;
    const together = await this.#save(all, isWanted);
    return together.state === 'done' ? together : saved;
  }

  async #save(wanted: ReadonlyMap<string, Draft>, isWanted: () => boolean): Promise<Answer<ProjectState>> {
    const formatted = await this.#formatted(wanted);
    if (formatted.state === 'failed') return formatted;
    // The check lets nothing else happen: whoever has given it up meanwhile is heard now.
    await setImmediate();
    if (!isWanted()) return failed('CANCELLED', 'Nothing was saved: it was cancelled.');
    // From here on nothing is waited for: no other program's words can come in between.
    const overtaken = [...wanted].filter(([path, { base }]) => base !== this.#saved(path));
    if (overtaken.length > 0) {
      const names = overtaken.map(([path]) => path).join(', ');
      return failed('OVERTAKEN', `Nothing was saved: ${names} has been changed outside of the studio.`);
    }
    try {
      this.#options.onSave?.([...wanted.keys()]);
      writeTogether(this.#options.root, formatted.value);
    } catch (error) {
      return failed('DISK_FAILED', `Nothing was saved: ${String(error)}.`);
    }
    return this.#change((next) => {
      for (const [path, { text }] of wanted) {
        const now = next.get(path);
        this.#written.set(path, { typed: text, text: formatted.value.get(path) });
        if (now?.text === text) next.delete(path);
        // What was typed meanwhile goes on from what is saved.
        else if (now !== undefined) next.set(path, { ...now, base: formatted.value.get(path) });
      }
    });
  }

  /** Begins a screen as drafts. */
  add(screen: NewScreen): Answer<ProjectState> {
    const diagnostic = diagnosticOfNewScreen(screen);
    if (diagnostic !== undefined) return failed('INVALID_REQUEST', diagnostic);
    const id = `${screen.area}/${screen.name}`;
    const { operation, template } = screen;
    const { files } = this.project();
    const proposal = operation === undefined ? plainProposal(files) : proposalOf(operation, files);
    if (proposal === undefined)
      return failed(
        'NOT_FOUND',
        `"${operation}" takes nothing that customers could be asked for. Put a button that calls it on a screen instead.`,
      );
    const twin = this.project().documents.find((one) => one.id === id || one.route === screen.route);
    if (twin !== undefined) {
      const what = twin.id === id ? 'name' : 'address';
      return failed('TAKEN', `"${twin.title}" (${twin.id}) has this ${what} already.`);
    }
    const copied = template === undefined ? undefined : copiedFiles(screen, template, this.sources());
    if (copied?.state === 'failed') return copied;
    return this.#change((next) => {
      for (const [path, text] of copied?.value ?? starterFiles(screen, proposal))
        next.set(path, { text, base: this.#saved(path) });
    });
  }

  /** Texts as they are to be written. What is no JSON is a diagnostic, which is told in its own words. */
  async #formatted(drafts: ReadonlyMap<string, Draft>): Promise<Answer<FormattedTexts>> {
    const diagnostic = firstNewDiagnostic(this.#projectWith(drafts), this.#projectWith(new Map()));
    if (diagnostic !== undefined)
      return failed(
        'DIAGNOSTICS',
        `Nothing was saved: ${diagnostic.file}, line ${diagnostic.line}: ${diagnostic.message}`,
      );
    const texts = [...drafts].map(
      async ([path, { text }]) => [path, text === '' ? undefined : await this.#options.format(text)] as const,
    );
    return done(new Map(await Promise.all(texts)));
  }

  /** Merges what others have saved since into drafts that it does not meet. */
  #takeSaved(): void {
    const next = new Map(this.#drafts());
    for (const [path, { text, base }] of this.#drafts()) {
      const saved = this.#saved(path);
      if (base === saved || base === undefined || saved === undefined) continue;
      const merged = mergedText({ base, mine: text, theirs: saved });
      if (merged === undefined || merged.conflicts.length > 0) continue;
      if (merged.text === saved) next.delete(path);
      else next.set(path, { text: merged.text, base: saved });
    }
    const isChanged = [...this.#drafts()].some(([path, draft]) => next.get(path) !== draft);
    if (!isChanged) return;
    this.#options.drafts.replace(next);
    this.#revision += 1;
  }

  #drafts(): ReadonlyMap<string, Draft> {
    return this.#options.drafts.all();
  }

  #projectWith(drafts: ReadonlyMap<string, Draft>, last?: DraftedProject): DraftedProject {
    const texts = [...drafts].map(([path, { text }]) => [path, text] as const);
    return readDraftedProject(this.#options.root, new Map(texts), last);
  }

  #saved(path: string): string | undefined {
    return readText(join(this.#options.root, path));
  }

  #summaryOf({ path, role }: DocumentFiles['files'][number]): FileSummary {
    const draft = this.#drafts().get(path);
    const isNew = !existsSync(join(this.#options.root, path));
    const isOvertaken = draft !== undefined && draft.base !== this.#saved(path);
    return { path, role, isChanged: draft !== undefined, isNew, isOvertaken };
  }

  #change(make: (next: Map<string, Draft>) => void): Answer<ProjectState> {
    const next = new Map(this.#drafts());
    make(next);
    try {
      this.#options.drafts.replace(next);
    } catch (error) {
      return failed('DISK_FAILED', `The drafts cannot be kept: ${String(error)}. Is the disk full?`);
    }
    this.#revision += 1;
    return done(this.state());
  }
}
