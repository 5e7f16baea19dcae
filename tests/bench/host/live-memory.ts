/** Loaded before a program: prints, each time it is signalled, how many megabytes are in use once all garbage is gone. */
process.on('SIGUSR2', () => {
  // What was let go of by finalizers goes the second time.
  for (let round = 0; round < 2; round += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`live ${(heapUsed + external) / 2 ** 20}`);
});
