import { describe, expect, it } from 'vitest';
import { readCommand } from './arguments.ts';

const plain = { strict: false, basePaths: {} };

describe('a command line', () => {
  it.each([
    ['', { name: 'generate', flags: plain, quiet: false }],
    ['--check', { name: 'check', flags: plain, quiet: false }],
    ['--react', { name: 'generate', flags: { ...plain, react: true }, quiet: false }],
    ['check --no-react', { name: 'check', flags: { ...plain, react: false }, quiet: false }],
    ['check --root x --quiet', { name: 'check', flags: { ...plain, root: 'x' }, quiet: true }],
    [
      'generate --strict --may-leave-out 25% --base-path a=/v1 --base-path b=',
      {
        name: 'generate',
        flags: { strict: true, mayLeaveOut: 0.25, basePaths: { a: '/v1', b: '' } },
        quiet: false,
      },
    ],
    [
      'a.yaml docs/b.json --out api --overlay o.yaml --target sdk --target msw',
      {
        name: 'generate',
        flags: {
          ...plain,
          inputs: ['a.yaml', 'docs/b.json'],
          out: 'api',
          overlays: ['o.yaml'],
          targets: ['sdk', 'msw'],
        },
        quiet: false,
      },
    ],
    ['watch --config my.json', { name: 'watch', flags: { ...plain, config: 'my.json' } }],
    ['init a.yaml --out api', { name: 'init', document: 'a.yaml', out: 'api' }],
    ['explain getPet --root x', { name: 'explain', flags: { ...plain, root: 'x' }, operations: ['getPet'] }],
    ['diff a.yaml b.yaml', { name: 'diff', old: 'a.yaml', new: 'b.yaml' }],
    [
      'objects --from a --out b --objects Contact,Case --module x',
      { name: 'objects', from: 'a', objects: ['Contact', 'Case'], out: 'b', module: 'x' },
    ],
    [
      'objects --org https://a.example --token t --picklists --out b',
      {
        name: 'objects',
        from: { address: 'https://a.example', token: 't', path: '/services/data/v64.0', picklists: true },
        objects: [],
        out: 'b',
        module: '@energy-portal/sdk',
      },
    ],
  ])('"%s" is understood', (line, want) =>
    expect(readCommand(line.split(' ').filter((word) => word !== ''))).toEqual(want),
  );

  it.each([
    ['--help', 'explain [operation...]'],
    ['generate -h', '--may-leave-out <percent>'],
    ['check --help', '--strict'],
    ['explain --help', 'what its answer becomes'],
    ['diff --help', 'Ends with 0 when nothing breaks'],
    ['init --help', 'OpenAPI Overlay 1.0'],
    ['watch --help', '--target <name>'],
    ['objects --help', 'an access token for it'],
  ])('"%s" helps', (line, text) => {
    const command = readCommand(line.split(' '));
    expect(command.name === 'help' ? command.text : '').toContain(text);
  });

  it.each([
    ['generate --overlay a.yaml', '--overlay goes with a document'],
    ['init', 'init looks at one document'],
    ['make', 'There is no command "make"'],
    ['diff a', 'diff compares two documents'],
    ['--may-leave-out lots', 'takes a percentage from 0 to 100, not "lots"'],
    ['--base-path v1', 'takes <api>=/<path> or <api>=, not "v1"'],
    ['--react --no-react', 'exclude each other'],
    ['--colour', '--colour'],
    ['objects --from a', 'objects needs --out <folder>'],
    ['objects --out a', 'needs one of --from <file or folder> and --org <address>'],
    ['objects --from a --org https://b.example --out c', 'needs one of --from'],
    ['objects --from a --picklists --out c', 'go with --org'],
    ['objects --org b.example --out c', '--org takes an address such as'],
    ['objects Contact --from a --out c', 'objects takes no "Contact"'],
  ])('"%s" is refused in words', (line, text) => expect(() => readCommand(line.split(' '))).toThrow(text));
});
