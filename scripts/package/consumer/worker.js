import { changeRecord } from './app.js';

/** A worker whose test prints what the app gives; a worker is one module, so that nothing may be left to load later. */
export default {
  async test(_controller, env) {
    console.log(JSON.stringify({ app: await changeRecord(env.ORG_URL) }));
  },
};
