/**
 * Ends with one sentence where this Node cannot run TypeScript. Plain JavaScript, so that an older one can say so:
 * `npm ci` brings a Node of its own along for Linux and Windows, unless optional packages are left out.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This needs Node 22.18 or later, and ${process.versions.node} runs it: install with "npm ci" and without --omit=optional, which brings Node 24 along on Linux and Windows, or install a later Node.`,
  );
  process.exit(1);
}
