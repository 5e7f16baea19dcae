import { describe, expect, it } from 'vitest';
import { readCommand } from './arguments.ts';

const plain = { strict: false, basePaths: {} };

describe('a command line', () => {
  it.each([
    ['', { name: 'generate', root: undefined, foreign: plain }],
    ['--check', { name: 'check', root: undefined, foreign: plain }],
    ['check --root x', { name: 'check', root: 'x', foreign: plain }],
    [
      'generate --strict --may-leave-out 25% --base-path a=/v1 --base-path b=',
      {
        name: 'generate',
        root: undefined,
        foreign: { strict: true, mayLeaveOut: 0.25, basePaths: { a: '/v1', b: '' } },
      },
    ],
    ['explain getPet --root x', { name: 'explain', root: 'x', operations: ['getPet'] }],
    ['diff a.yaml b.yaml', { name: 'diff', old: 'a.yaml', new: 'b.yaml' }],
  ])('"%s" is understood', (line, want) =>
    expect(readCommand(line.split(' ').filter((word) => word !== ''))).toEqual(want),
  );

  it.each([
    ['--help', 'explain [operation...]'],
    ['generate -h', '--may-leave-out <percent>'],
    ['check --help', '--strict'],
    ['explain --help', 'what its answer becomes'],
    ['diff --help', 'Ends with 0 when nothing breaks'],
  ])('"%s" helps', (line, text) => {
    const command = readCommand(line.split(' '));
    expect(command.name === 'help' ? command.text : '').toContain(text);
  });

  it.each([
    ['generate all', 'generate takes no "all"'],
    ['make', 'There is no command "make"'],
    ['diff a', 'diff compares two documents'],
    ['--may-leave-out lots', 'takes a percentage from 0 to 100, not "lots"'],
    ['--base-path v1', 'takes <api>=/<path> or <api>=, not "v1"'],
    ['--colour', '--colour'],
  ])('"%s" is refused in words', (line, text) => expect(() => readCommand(line.split(' '))).toThrow(text));
});
