import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkScreens, readProject } from '@energy-portal/portal/publish';
import { describe, expect, it } from 'vitest';
import { trialScreens } from '../fixtures/trial-screens.ts';
import { coverageOf, missingIn, writeCoverage } from './coverage.ts';
import { planProject } from './plan-project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { screens } = planProject(root, { today: '2026-11-25', drafts: trialScreens() });

describe.each(screens.map(({ screen, plan }) => ({ id: plan.screen, screen, plan })))(
  '$id',
  ({ screen, plan }) => {
    it('tries every rule, condition and failure that customers can get to', () => {
      expect(missingIn(plan)).toEqual([]);
      const { conditions, rules, failures } = coverageOf(plan);
      for (const { planned, reachable } of [conditions, rules, failures]) expect(planned).toBe(reachable);
    });

    it('names each of its conditions, both ways', () => {
      const told = new Set([
        ...plan.cases.flatMap((one) => (one.kind === 'condition' ? [`${one.condition} ${one.holds}`] : [])),
        ...plan.gaps.flatMap(({ kind, what }) =>
          kind === 'condition' ? [what.replace(' does not hold', ' false').replace(' holds', ' true')] : [],
        ),
      ]);
      const wanted = Object.keys(screen.model.conditions).flatMap((name) => [
        `${name} true`,
        `${name} false`,
      ]);
      expect(wanted.filter((one) => !told.has(one))).toEqual([]);
    });

    it('breaks a rule of each question that must be answered', () => {
      const needed = screen.model.steps.flatMap(({ fields }) =>
        fields.filter(({ required, readOnly }) => required && !readOnly).map(({ name }) => name),
      );
      const told = [
        ...plan.cases.flatMap((one) => (one.kind === 'rule' ? [one.field] : [])),
        ...plan.gaps.flatMap(({ kind, what }) => (kind === 'rule' ? [what.split(/[. ]/)[1]] : [])),
      ];
      expect(needed.filter((name) => !told.includes(name))).toEqual([]);
    });

    it('meets each failure that its form names', () => {
      const named = Object.keys(screen.config.submit?.failed ?? {}).filter((code) => code !== '*');
      const told = plan.cases.flatMap((one) => (one.kind === 'failure' ? [one.code] : []));
      const left = plan.gaps.map(({ what }) => what).join();
      expect(named.filter((code) => !told.includes(code) && !left.includes(code))).toEqual([]);
    });
  },
);

it('tries every condition of these screens, both ways', () => {
  const left = screens.flatMap(({ plan }) => plan.gaps.filter(({ kind }) => kind === 'condition'));
  expect(left).toEqual([]);
});

it('has the org offer what a question takes, where the example has no such entry', () => {
  const path = 'screen-configs/payments/autopay-set-up.json';
  const config = readFileSync(join(root, path), 'utf8').replace(
    '"in": ["usable", "validating"]',
    '"is": "validating"',
  );
  const { screens: changed } = planProject(root, { today: '2026-11-25', drafts: new Map([[path, config]]) });
  const { plan } = changed.find((one) => one.plan.screen === 'payments/autopay-set-up') ?? {};
  const sent = plan?.cases.filter(({ kind }) => kind === 'success') ?? [];
  expect(sent.map(({ setting }) => setting.get('reads.methods.methods.0.state'))).toEqual(['validating']);
});

it('has trial screens that an analyst could publish', () => {
  const { files, diagnostics } = readProject(root, trialScreens());
  expect([...diagnostics, ...checkScreens(files)].map(({ file, message }) => `${file}: ${message}`)).toEqual(
    [],
  );
});

it('writes a table that says what is left out, and why', () => {
  const coverage = screens.map(({ plan }) => coverageOf(plan));
  const written = writeCoverage(coverage);
  expect(written).toContain('| trial/trees |');
  expect(written).toMatch(/trial\/trees: rule tree\.seenOn date: the control takes no such answer\./);
});

it('gives the same plan for the same screens', () => {
  const again = planProject(root, { today: '2026-11-25', drafts: trialScreens() });
  expect(again.screens.map(({ plan }) => plan)).toEqual(screens.map(({ plan }) => plan));
});
