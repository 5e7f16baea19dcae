import type { Block, Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath } from '../../load/source-file.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { FiledScreen } from '../facts/checked-screen.ts';
import { mayHold } from '../facts/implied-conditions.ts';
import { judgeTogether } from '../facts/judged-together.ts';

/** Something that other screens say in the same way, and one in another: when something is shown, its colour, a secret, all of a list. */
export function checkElsewhere(screens: readonly FiledScreen[], constants: unknown): readonly Diagnostic[] {
  return [
    ...checkShown(screens, constants),
    ...checkTones(screens),
    ...checkSecrets(screens),
    ...checkWholeLists(screens),
  ];
}

/** Something with a name that is shown under a condition. */
interface Shown {
  readonly key: string;
  readonly show: string;
  readonly place: JsonPath;
  readonly filed: FiledScreen;
}

/** Lists in blocks whose entries have a name and a condition of their own. */
const lists = ['flags', 'rows', 'links'];

function shownIn(filed: FiledScreen): readonly Shown[] {
  return filed.screen.blocks.flatMap(({ block, path }) => {
    const own: readonly (readonly [string, object, JsonPath])[] = [
      [`${block.block} ${block.name ?? ''}`, block, path],
      ...lists.flatMap((list) =>
        entriesOf(block, list).map((entry, at) => {
          const [name, value, to] = ['name', 'value', 'to'].map((member) =>
            String(Reflect.get(entry, member)),
          );
          const key = `${block.block} ${list} ${String(name)} ${String(value)} ${String(to)}`;
          return [key, entry, [...path, list, at]] as const;
        }),
      ),
    ];
    return own.flatMap(([key, holder, place]) => {
      const show: unknown = Reflect.get(holder, 'show');
      return typeof show === 'string' ? [{ key, show, place: [...place, 'show'], filed }] : [];
    });
  });
}

const entriesOf = (block: Block, list: string): readonly object[] => {
  const found: unknown = Reflect.get(block, list);
  return Array.isArray(found) ? found.map((one: unknown) => Object(one) as object) : [];
};

/** A thing is shown by the condition that all other screens show it by, where that one is there, too, and does not come to the same. */
function checkShown(screens: readonly FiledScreen[], constants: unknown): readonly Diagnostic[] {
  const byKey = Map.groupBy(screens.flatMap(shownIn), ({ key }) => key);
  return [...byKey.values()].flatMap((all) =>
    all.flatMap(({ show, place, filed }) => {
      const { config } = filed.screen;
      const others = all.filter(
        (one) => one.filed !== filed && isAlike(one.show, config, one.filed.screen.config),
      );
      const [first] = others;
      const isSame = others.every((one) => one.show === first?.show);
      if (first === undefined || !isSame || first.show === show) return [];
      if (!isOtherwise(show, first.show, { config, constants })) return [];
      const message = `${first.filed.source.file} shows this where "${first.show}" holds, and this screen has that condition, too.`;
      const remedy = `Show it where "${first.show}" holds, or give it another name.`;
      return [filed.source.diagnostic(place, { rule: 'shown-elsewhere', message, remedy })];
    }),
  );
}

/** Returns true for a condition that two screens write in the same way. */
function isAlike(name: string, one: ScreenConfig, other: ScreenConfig): boolean {
  const [own, others] = [one, other].map(({ conditions = {} }) =>
    Object.hasOwn(conditions, name) ? JSON.stringify(conditions[name]) : undefined,
  );
  return own !== undefined && own === others;
}

/** Returns true where one condition never holds with the other, or is all of it but what makes it that one. */
function isOtherwise(
  show: string,
  wanted: string,
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
): boolean {
  const condition: Condition | undefined = config.conditions?.[wanted];
  const isLess = typeof condition === 'object' && 'all' in condition && condition.all.includes(show);
  if (isLess) return true;
  const judged = { config, constants };
  const isSound = mayHold([show], judged) && mayHold([wanted], judged);
  return isSound && judgeTogether([show, wanted], config, constants) === 'never';
}

/** A colour of a state, among the states that it stands with. */
interface Toned {
  readonly states: string;
  readonly state: string;
  readonly tone: unknown;
  readonly place: JsonPath;
  readonly filed: FiledScreen;
}

function tonesIn(filed: FiledScreen): readonly Toned[] {
  return filed.screen.blocks.flatMap(({ block, path }) =>
    [...lists, 'columns'].flatMap((list) =>
      entriesOf(block, list).flatMap((entry, at) => {
        const tones: unknown = Reflect.get(entry, 'tones');
        if (typeof tones !== 'object' || tones === null) return [];
        const states = Object.keys(tones).toSorted().join();
        return Object.entries(tones).map(([state, tone]: [string, unknown]) => {
          return { states, state, tone, place: [...path, list, at, 'tones', state], filed };
        });
      }),
    ),
  );
}

/** A message that all other screens show as a success is no danger, and the other way round. */
function checkTones(screens: readonly FiledScreen[]): readonly Diagnostic[] {
  const byState = Map.groupBy(screens.flatMap(tonesIn), ({ states, state }) => `${states} ${state}`);
  return [...byState.values()].flatMap((all) =>
    all.flatMap(({ state, tone, place, filed }) => {
      const opposite = tone === 'success' ? 'danger' : tone === 'danger' ? 'success' : undefined;
      const others = all.filter((one) => one.filed !== filed);
      if (opposite === undefined || others.length < 2 || others.some((one) => one.tone !== opposite))
        return [];
      const message = `"${state}" is shown as "${String(tone)}" here, and as "${opposite}" everywhere else.`;
      const finding = { rule: 'tone-elsewhere', message, remedy: `Write "${opposite}".` };
      return [filed.source.diagnostic(place, finding)];
    }),
  );
}

/** The secret of a link stands behind # wherever others read it there. */
function checkSecrets(screens: readonly FiledScreen[]): readonly Diagnostic[] {
  const found = screens.flatMap((filed) => {
    const own: {
      readonly of: string;
      readonly name: string;
      readonly path: JsonPath;
      readonly filed: FiledScreen;
    }[] = [];
    walkTexts(filed.screen.config, (value, path) => {
      const [, of, name] = /^route\.(hash|query)\.(\w+)$/.exec(value) ?? [];
      if (of !== undefined && name !== undefined) own.push({ of, name, path, filed });
    });
    return own;
  });
  return found.flatMap(({ of, name, path, filed }) => {
    const others = found.filter((one) => one.name === name && one.filed !== filed);
    const files = new Set(others.map((one) => one.filed));
    if (of !== 'query' || files.size < 2 || others.some((one) => one.of !== 'hash')) return [];
    const message = `"${name}" stands behind # in all other screens, where no server sees it.`;
    const finding = { rule: 'secret-elsewhere', message, remedy: `Take "route.hash.${name}".` };
    return [filed.source.diagnostic(path, finding)];
  });
}

/** Below a list that shows its first entries alone, the one link leads to a page that reads the same. */
function checkWholeLists(screens: readonly FiledScreen[]): readonly Diagnostic[] {
  const readers = screens.map(({ screen: { config } }) => ({
    route: config.route,
    operations: Object.values(config.reads ?? {}).map(({ operation }) => operation),
  }));
  const readersOf = (operation: string) =>
    readers.filter(({ route, operations }) => operations.includes(operation) && !route.includes(':'));
  return screens.flatMap(({ source, screen: { config, blocks } }) =>
    blocks.flatMap(({ block, path }, at) => {
      const before = blocks[at - 1]?.block;
      const [link, ...others] = block.block === 'links' && block.joined === true ? block.links : [];
      if (link === undefined || others.length > 0 || before?.block !== 'list' || before.limit === undefined)
        return [];
      const operation = config.reads?.[before.read]?.operation ?? '';
      const pages = readersOf(operation).filter(({ route }) => route !== config.route);
      if (pages.length === 0 || pages.some(({ route }) => route === link.to)) return [];
      const message = `The list above shows its first entries alone, and this leads to a page without the others.`;
      const finding = { rule: 'list-elsewhere', message, remedy: `Lead to ${pages[0]?.route ?? ''}.` };
      return [source.diagnostic([...path, 'links', 0, 'to'], finding)];
    }),
  );
}
