import { configure } from '@testing-library/dom';

/** Milliseconds that a test waits for something to appear; the default of one second is a guess about the machine's speed. */
const PATIENCE = 120_000;

configure({ asyncUtilTimeout: PATIENCE });
