/** Checks, compiles and publishes the screens into portal/dist/published; with a diagnostic nothing is changed. */
import { publishScreens } from './product/publication.ts';

const { state, lines } = await publishScreens();
for (const line of lines) (state === 'published' ? console.log : console.error)(line);
if (state !== 'published') process.exitCode = 1;
