import type { StepModel } from '@energy-portal/portal/publish';
import { expect } from '../../e2e/site.ts';
import { answer, answerByKeys, controlOf, isReady } from './controls.ts';
import { primary } from './form.ts';
import type { Visit } from './visit.ts';

/** In the page: the id of what has the focus, and whether that can be seen. */
function describeFocus() {
  const element = document.activeElement;
  const style = element === null ? undefined : getComputedStyle(element);
  const isOutlined = style !== undefined && style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
  // The browser marks the parts of a date by itself, and a frame shows its own focus.
  const isOwn = element?.matches('input[type=date], input[type=month], input[type=time], iframe') === true;
  const isMarked = isOwn || isOutlined || (style !== undefined && style.boxShadow !== 'none');
  const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
  return {
    id: element?.id ?? '',
    group,
    isMarked,
  };
}

const presses = 120;

/** Reaches every question of a step, and the button, by the Tab key alone, in the order of the form. */
async function tabThrough(visit: Visit, step: StepModel): Promise<void> {
  const { page } = visit;
  const wanted: string[] = [];
  for (const field of step.fields) {
    const control = controlOf({ visit, step: step.id, field });
    if ((await control.count()) > 0 && field.as !== 'files' && (await isReady(control)))
      wanted.push(field.name);
  }
  const met: string[] = [];
  await page.locator('h1[tabindex]').focus();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const { id, group, isMarked } = await page.evaluate(describeFocus);
    const isSend = await primary(visit).evaluate((button) => button === document.activeElement);
    const name = wanted.find(
      (field) => id === `${step.id}_${field}` || group === field || id.startsWith(`${step.id}_${field}-`),
    );
    if (name !== undefined || isSend)
      expect(isMarked, `the focus on ${name ?? 'the button'} can be seen`).toBe(true);
    if (name !== undefined && !met.includes(name)) met.push(name);
    if (isSend) break;
  }
  expect(met, 'the questions that the Tab key reaches').toEqual(wanted.filter((name) => met.includes(name)));
  expect(
    wanted.filter((name) => !met.includes(name)),
    'questions out of reach',
  ).toEqual([]);
}

/** Sends with Enter on the button. */
async function pressByKeyboard(visit: Visit): Promise<void> {
  await primary(visit).focus();
  await visit.page.keyboard.press('Enter');
}

/** Answers what is asked, and goes on by keys. */
export async function passByKeyboard(visit: Visit, step: StepModel): Promise<void> {
  await tabThrough(visit, step);
  for (const field of step.fields) {
    const asked = { visit, step: step.id, field };
    if (!(await answerByKeys(asked))) await answer(asked);
  }
  await pressByKeyboard(visit);
}
