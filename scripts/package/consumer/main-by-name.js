import { changeRecord } from './app.js';
import { readByName } from './by-name.js';
import { print } from './print.js';

void print(async (baseUrl) => ({ app: await changeRecord(baseUrl), name: await readByName(baseUrl) }));
