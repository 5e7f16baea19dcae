import { configure } from '@testing-library/dom';

/** How long a test waits for what has to appear; the default of one second is a guess about the machine's speed. */
const PATIENCE = 120_000;

configure({ asyncUtilTimeout: PATIENCE });
