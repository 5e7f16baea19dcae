// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { createAnswerCheck } from '../query/check-answer.ts';

/** Checks the answers of all operations for what their types promise. */
export const checkAnswer = /* @__PURE__ */ createAnswerCheck({
  apex: () => import('./answers/apex.gen.ts'),
  "ui-api": () => import('./answers/ui-api.gen.ts'),
});
