/** Compares the scripts of the built payment pages with `portal/payment-scripts.json`, which says why each is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkManifest, HostedScreens } from '@energy-portal/portal/server';
import { root } from './machine/process.ts';
import { checkInventory } from './product/payment-scripts.ts';
import type { ScriptInventory } from './product/payment-scripts.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

// Written by Vite, by the publish step, and by hand.
const chunks = readJson('portal/dist/client/.vite/manifest.json') as ChunkManifest;
const { screens } = readJson('portal/dist/published/host.json') as HostedScreens;
const inventory = readJson('portal/payment-scripts.json') as ScriptInventory;

const workers = readdirSync(join(root, 'portal/dist/worker')).filter((file) => file.endsWith('.js'));

const lines = checkInventory({ chunks, screens, workers }, inventory);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
