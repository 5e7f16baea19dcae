const { env, exit } = globalThis.process;

/** Prints what an example gives with the org of the environment, and ends the process: React keeps it open. */
export async function print(example) {
  setTimeout(exit, 20_000, 2);
  try {
    console.log(JSON.stringify(await example(env.ORG_URL)));
    exit(0);
  } catch (error) {
    console.error(error);
    exit(1);
  }
}
