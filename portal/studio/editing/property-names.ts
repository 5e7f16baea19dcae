import { wordsOfName } from './starters.ts';

/** Names of properties as people say them, where the language's own word is short for more. */
const names: Readonly<Record<string, string>> = {
  as: 'Kind',
  id: 'Name',
  show: 'Shown while',
  when: 'Asked while',
  requiredWhen: 'Required while',
  readOnlyWhen: 'Read-only while',
  intro: 'Text above it',
  introWhen: 'Text above it while',
  retryWhen: 'Try again while',
  with: 'What is sent',
  only: 'What is left out',
  done: 'After success',
  failed: 'After a failure',
  to: 'Leads to',
  go: 'Then go to',
  prefill: 'Filled in beforehand',
  text: 'Texts of another name',
  from: 'From',
  is: 'Is equal to',
  in: 'Is one of',
  filled: 'Has a value',
  minLength: 'Fewest characters',
  maxLength: 'Most characters',
  min: 'Least',
  max: 'Most',
  about: 'What the page is about',
  leave: 'Leaving with unsent answers',
  width: 'Width in twelfths',
};

/** Returns the words of a property's name. */
export function nameOfProperty(name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? '') : wordsOfName(name);
}
