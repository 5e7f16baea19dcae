import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diffFiles } from './diff-files.ts';

const document = (path: string): string => `openapi: 3.1.0
info: { title: Trains, version: '1' }
paths:
  /seats: { get: { operationId: getSeats, responses: { '200': { description: A, content: { application/json: { schema: { type: string } } } } } } }
  ${path}: { post: { operationId: change, responses: { '204': { description: A } } } }
`;
const OVERLAY = `overlay: 1.0.0
info: { title: Rules, version: '1' }
actions:
  - { target: $, update: { x-lifetimes: { Seats: { fresh: 5 } } } }
  - { target: "$.paths['/seats'].get", update: { x-read: { lifetime: Seats } } }
`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
  await mkdir(join(folder, 'earlier'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('compares two versions by the rules that stand beside one of them', async () => {
  const [old, now] = [join(folder, 'earlier/api.yaml'), join(folder, 'api.yaml')];
  await writeFile(old, document('/rows'));
  await writeFile(now, document('/rows'));
  await writeFile(join(folder, 'api.overlay.yaml'), OVERLAY);
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  expect(await diffFiles({ old, new: now }, print)).toBe(0);
  expect(lines.join('\n')).not.toContain('lifetime');
  await writeFile(now, document('/columns'));
  expect(await diffFiles({ old, new: now }, print)).toBe(2);
  expect(lines.join('\n')).toContain('POST /rows');
  expect(lines.join('\n')).not.toContain('lifetime');
});
