import { changeRecord } from './app.js';
import { renderRecord } from './page.js';
import { print } from './print.js';

void print(async (baseUrl) => ({ app: await changeRecord(baseUrl), page: await renderRecord(baseUrl) }));
