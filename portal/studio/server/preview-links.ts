import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A link by which somebody without an account sees drafts as they were when it was made. */
export interface PreviewLink {
  /** SHA-256 of its secret, which is kept nowhere. */
  readonly id: string;
  readonly author: string;
  readonly authorId: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly until: number;
  readonly title: string;
  /** Texts of drafts by path. */
  readonly drafts: Readonly<Record<string, string>>;
}

/** The links that are open. */
export interface PreviewLinks {
  /** Makes a link. @returns its secret */
  readonly make: (link: Pick<PreviewLink, 'author' | 'authorId' | 'title' | 'drafts'>) => string;
  /** Returns the link of a secret; undefined for one that nobody has, or whose time is over. */
  readonly find: (secret: string) => PreviewLink | undefined;
  readonly byId: (id: string) => PreviewLink | undefined;
  /** Newest first. */
  readonly all: () => readonly PreviewLink[];
  readonly end: (id: string) => void;
}

/** A link is open for seven days. */
const openFor = 7 * 24 * 3_600_000;

/** Links that are open at once; the oldest makes room. */
const most = 100;

/** Opens the links of a folder, which is made with the first one. */
export function openPreviewLinks(folder: string, clock: { readonly now: () => number }): PreviewLinks {
  const place = (id: string) => join(folder, `${id}.json`);
  const end = (id: string) => rmSync(place(id), { force: true });
  const all = (): readonly PreviewLink[] => {
    if (!existsSync(folder)) return [];
    const links = readdirSync(folder)
      .filter((name) => /^[\da-f]{64}\.json$/.test(name))
      .flatMap((name) => byId(name.slice(0, 64)) ?? []);
    return links.sort((one, other) => other.time - one.time);
  };
  const byId = (id: string): PreviewLink | undefined => {
    const link = /^[\da-f]{64}$/.test(id) ? readLink(place(id)) : undefined;
    if (link === undefined || link.id !== id) return undefined;
    if (link.until > clock.now()) return link;
    end(id);
    return undefined;
  };
  return {
    make(facts) {
      const secret = randomBytes(32).toString('base64url');
      const time = clock.now();
      const link: PreviewLink = { ...facts, id: hashOf(secret), time, until: time + openFor };
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(`${place(link.id)}.next`, JSON.stringify(link));
      renameSync(`${place(link.id)}.next`, place(link.id));
      for (const { id } of all().slice(most)) end(id);
      return secret;
    },
    find: (secret) => byId(hashOf(secret)),
    byId,
    all,
    end,
  };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

function readLink(file: string): PreviewLink | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PreviewLink; // written by make
  } catch {
    return undefined;
  }
}
