import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The product as `npm start` runs it, in a process of its own. */
export interface Product {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product with the sandbox org.
 *
 * @throws Error when it ends before it says where it is
 */
export async function startProduct(): Promise<Product> {
  const child = spawn('node', ['scripts/start.ts'], { cwd: root, env: { ...process.env, PORT: '0' } });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const url = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (url === undefined) continue;
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`The product did not start.\n${printed}`);
}
