import { byText } from '../spec/json.ts';
import { deriveAnswerTypes } from './answer-types.ts';
import { SDK, header } from './header.ts';
import { comment, memberName, tableLiteral } from './literal.ts';
import type { ApiModel, GeneratedFile } from '../spec/types.ts';

/** The types of all answers, one file for each api, and the check that fetches them. */
export function emitAnswerFiles(apis: readonly ApiModel[]): readonly GeneratedFile[] {
  const sorted = apis.toSorted((one, other) => byText(one.name, other.name));
  return [
    { path: `${SDK}/answers.gen.ts`, text: header(apis.map((api) => api.source)) + checkText(sorted) },
    ...sorted.map((api) => ({
      path: `${SDK}/answers/${api.name}.gen.ts`,
      text: header([api.source]) + typesText(api),
    })),
  ];
}

function checkText(apis: readonly ApiModel[]): string {
  const rows = apis.map(({ name }) => `  ${memberName(name)}: () => import('./answers/${name}.gen.ts'),\n`);
  return [
    `import { createAnswerCheck } from '../query/check-answer.ts';\n\n`,
    comment(['Checks the answers of all operations for what their types promise.']),
    `export const checkAnswer = /* @__PURE__ */ createAnswerCheck({\n${rows.join('')}});\n`,
  ].join('');
}

function typesText(api: ApiModel): string {
  const { answers, named } = deriveAnswerTypes(api);
  return [
    `import type { AnswerMembers } from '../../spec/answer-type.ts';\n\n`,
    comment(["The types of the operations' answers."]),
    `export const answers: AnswerMembers = ${tableLiteral(answers)};\n\n`,
    comment(['Types that several answers hold, or one in itself.']),
    `export const named: AnswerMembers = ${tableLiteral(named)};\n`,
  ].join('');
}
