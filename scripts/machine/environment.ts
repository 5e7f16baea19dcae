/** Ends the process with one sentence. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A port out of the environment; 0 takes any free one. Ends the process where it is none. */
export function readPort(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}
