/** Writes the portal's icons out of those of Lucide: `npm run icons`. */
import { writeFileSync } from 'node:fs';
import { createSprite, spriteFile } from '@energy-portal/portal/icons';

writeFileSync(spriteFile, createSprite());
