import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { adviseScreens } from '../check/advice/advise-screens.ts';
import { slipsIn, withSlip } from '../check/broken-configs/slips.ts';
import { checkProject, checkScreens } from '../check/check-project.ts';
import { compileValidators } from '../compile/compile-validators.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { isHolding } from '../model/conditions.ts';
import type { Sources } from '../model/model.ts';
import { findBrokenRules } from '../model/rules.ts';
import { visibilityOf } from '../model/visibility.ts';
import { compileProject, type CompiledScreen } from './publication.ts';

const { files } = readProject('.');
const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** Changed screens that are checked, of which those that pass are compiled: 20,000 in the deep suite. */
const total = Number(process.env['HOSTILE_FILES'] ?? (isDeep ? 20_000 : 300));

/** The screens of one project. */
const many = Math.min(total, 300);

/** Projects with a hostile file that all screens share: each is checked as a whole. */
const projects = isDeep ? 300 : 8;

/** Milliseconds. */
const patience = 60_000 * Math.ceil(total / many) + 10_000 * projects;

const nothing: Sources = {
  session: undefined,
  route: undefined,
  reads: {},
  constants: undefined,
  brand: undefined,
  language: 'en',
  answers: {},
};

/** Findings about a screen that stands beside the one that it is made from. */
const ofCopies = ['id', 'same-route'];

/** Values of every type in the place of answers and reads: what an org or an older draft may hold. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('__proto__', -0, 1e308, '\ud800'),
);

/** The engine's judgement of a screen in a state that nobody has thought of. */
function judge({ model }: CompiledScreen, value: unknown): void {
  const fields = model.steps.flatMap((step) => step.fields);
  const sources: Sources = {
    ...nothing,
    reads: Object.fromEntries(model.reads.map(({ name }) => [name, value])),
    answers: Object.fromEntries(fields.map(({ name }) => [name, value])),
    result: value,
    session: value,
    route: value,
  };
  for (const given of [nothing, sources]) {
    for (const name of Object.keys(model.conditions))
      expect(typeof isHolding(name, model.conditions, given)).toBe('boolean');
    const { fields: visible } = visibilityOf(model, given);
    for (const { field } of findBrokenRules(visible, given, {
      isPhone: () => false,
      conditions: model.conditions,
    }))
      expect(field).not.toBe('');
  }
}

it(
  'compiles and judges whatever the checker lets through',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(slipsIn(files.screens.length), { minLength: many, maxLength: many }),
        strange,
        async (slips, value) => {
          const sources = slips.map((one, at) => {
            const text = JSON.stringify(withSlip(files.screens[one.screen]?.value, one));
            return parseSource(`screen-configs/slip/s${at}.json`, text).source;
          });
          const found = checkScreens({ ...files, screens: [...files.screens, ...sources] }, blockDescriptors);
          const refused = new Set(
            found.filter(({ rule }) => !ofCopies.includes(rule)).map(({ file }) => file),
          );
          const passed = sources.filter(({ file }) => !refused.has(file));
          accepted += passed.length;
          for (const source of passed)
            for (const compiled of compileProject({ ...files, screens: [source] })) judge(compiled, value);
          const [first] = compileProject({ ...files, screens: passed.slice(0, 1) });
          if (first !== undefined) await compileValidators(first.model.steps.filter(({ review }) => !review));
        },
      ),
      { numRuns: Math.ceil(total / many), endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(total / 100);
  },
  patience,
);

/** Files that analysts write or capture and all screens share, and one of each kind beside them. */
const shared = [
  'screen-configs/brands.json',
  'screen-configs/navigation.json',
  'screen-configs/org.json',
  'screen-configs/payments/pay.json',
  'locales/translations/es.json',
  'locales/en/common.json',
  'locales/es/errors.json',
  'locales/en/screens/payments/pay.json',
] as const;

const hostileText = fc.oneof(
  strange.map((value) => JSON.stringify(value) ?? ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '[',
    '{"a":',
    '{"__proto__":{"a":1}}',
    '{"constructor":[]}',
    '\ufeff{}',
    '[[[[',
    'null',
  ),
  fc.nat(20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

it(
  'tells what is wrong with a project, whichever of its files is hostile',
  () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.constantFrom(...shared), hostileText, (path, text) => {
        const { files: read, diagnostics } = readProject('.', new Map([[path, text]]));
        const wrong = [...diagnostics, ...checkProject(read, blockDescriptors)];
        const found = wrong.length > 0 ? wrong : adviseScreens(read, blockDescriptors);
        for (const { line, column, message } of found) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toMatch(/undefined|\[object/);
        }
      }),
      { numRuns: projects, endOnFailure: true },
    );
  },
  patience,
);
