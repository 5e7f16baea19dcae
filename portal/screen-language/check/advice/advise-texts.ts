import { isWhole } from '../../load/project-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic, Finding, SourceFile } from '../../load/source-file.ts';
import { gradeOf } from './reading-grade.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/** Beyond this many characters a label is read as a sentence. */
const longestLabel = 90;

/** School years that a text may ask for: most customers read with ease what needs nine. */
const highestGrade = 10;

/** Words from inside of the system, and what customers call the same. */
const jargon: readonly (readonly [word: RegExp, say: string])[] = [
  [/\b(API|backend|back end|endpoint|server|database)\b/, 'we, or our system'],
  [/\b(token|session ID|payload|null|boolean|string|JSON|HTTP|URL)\b/, 'what it is for'],
  [/\b(CRM|Salesforce|Apex|org|sObject|record ID)\b/, 'we, or your account'],
  [/\b(authenticate|authentication|credentials)\b/i, 'log in, password'],
  [/\b(utilize|terminate|commence|remit|remittance)\b/i, 'use, end, start, pay'],
  [/\b(illegal|abort|fatal|exception)\b/i, 'what is wrong, and what to do'],
];

/** Texts that are legal and hard to read: long labels, words from inside of the system, sentences for scholars. */
export function adviseTexts(files: ProjectFiles): readonly Diagnostic[] {
  return Object.entries(files.locales).flatMap(([language, texts]) =>
    Object.values(texts).flatMap((source) =>
      isWhole(source, files) ? adviseFile(source, language === 'en') : [],
    ),
  );
}

function adviseFile(source: SourceFile, isEnglish: boolean): readonly Diagnostic[] {
  return leavesOf(source.value).flatMap((key) => {
    const text = textAt(source.value, key);
    return adviceFor(key, text, isEnglish).map((finding): Diagnostic => ({
      ...source.diagnostic(key.split('.'), finding),
      severity: 'warning',
    }));
  });
}

/** Returns what makes one text hard to read. */
export function adviceFor(key: string, text: string, isEnglish: boolean): readonly Finding[] {
  const found = [adviseLabel(key, text), ...(isEnglish ? [adviseWords(text), adviseGrade(text)] : [])];
  return found.filter((finding) => finding !== undefined);
}

function adviseLabel(key: string, text: string): Finding | undefined {
  const isLabel =
    /(^|\.)(title|label|heading|submit|next|navigation|button)$|\.(links|options)\.[\w-]+$/.test(key);
  if (!isLabel || text.length <= longestLabel) return undefined;
  const message = `This label has ${text.length} characters.`;
  return { rule: 'long-label', message, remedy: 'Say it in a few words, and the rest in a hint.' };
}

function adviseWords(text: string): Finding | undefined {
  const read = text.replaceAll(/{{[^{}]*}}/g, '');
  for (const [word, say] of jargon) {
    const [found] = word.exec(read) ?? [];
    if (found === undefined) continue;
    return { rule: 'jargon', message: `"${found}" is no word of customers.`, remedy: `Say ${say}.` };
  }
  return undefined;
}

function adviseGrade(text: string): Finding | undefined {
  const grade = gradeOf(text);
  if (grade === undefined || grade <= highestGrade) return undefined;
  const message = `This text asks for ${Math.round(grade)} years of school.`;
  return { rule: 'hard-to-read', message, remedy: 'Write shorter sentences and shorter words.' };
}
