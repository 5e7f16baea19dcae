/** A task that customers come with, and what it takes from the page where they are after the log-in. */
interface Task {
  readonly task: string;
  /** Each press, each choice and each answer that is typed, from the first to the last. */
  readonly steps: number;
  /** Seconds by the keystroke-level model: what a practised customer needs, without the time of the page. */
  readonly seconds: number;
}

/** The ten tasks; the guide `portal/guide/ten-tasks.md` shows them beside the public flows of others. */
export const tenTasks = [
  { task: 'Log in', steps: 3, seconds: 19 },
  { task: 'Understand the bill', steps: 1, seconds: 3 },
  { task: 'Pay', steps: 3, seconds: 8 },
  { task: 'See yesterday’s use', steps: 1, seconds: 3 },
  { task: 'Find out what blocks the start', steps: 1, seconds: 3 },
  { task: 'Upload a lease', steps: 5, seconds: 16 },
  { task: 'Change plan', steps: 6, seconds: 16 },
  { task: 'Move', steps: 6, seconds: 23 },
  { task: 'Report an outage', steps: 6, seconds: 16 },
  { task: 'Reach a person', steps: 5, seconds: 16 },
] as const satisfies readonly Task[];

/** The name of one of the ten tasks. */
export type TaskName = (typeof tenTasks)[number]['task'];

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980): think, point, press, move a hand, strike a key. */
const model = { think: 1.35, point: 1.1, press: 0.2, hand: 0.4, key: 0.28 } as const;

/** The seconds of a press. */
export const secondsOfPress = model.think + model.point + model.press;

/** The seconds of an answer that is typed. */
export const secondsOfTyping = (text: string): number =>
  secondsOfPress + 2 * model.hand + text.length * model.key;
