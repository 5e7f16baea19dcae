/**
 * Keeps TypeScript as Node compiled it: `node --import ./scripts/machine/compile-cache.mjs`, for programs that people wait for.
 * Plain JavaScript and loaded before everything else: one TypeScript file without it costs more than all with it.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
