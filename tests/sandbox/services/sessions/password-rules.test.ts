import { expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const judge = (password: string) => () => checkNewPassword(password, password);

it.each([
  'Password-1',
  'P@ssw0rd1!',
  'Trustno1!',
  'Qwerty123!',
  'Summer2026!',
  '!!Dragon99',
  'Liverpool-1',
  'Charlie#2024',
  'Chocolate_7',
  'M0nkey!!1',
  'Texas-2026!',
  'Electric-1!',
  '1qaz2wsx!',
])('%s is too common', (password) => {
  expect(judge(password)).toThrow(expect.objectContaining({ code: 'PASSWORD_COMMON' }));
});

it.each([
  'Sunny-day-7',
  'Cloudy-day-8',
  'Tiger-82957-moss',
  'correct horse 7 battery!',
  '密码-足够长-7x',
  'x9!kT7#qLw',
])('%s is taken', (password) => {
  expect(judge(password)).not.toThrow();
});
