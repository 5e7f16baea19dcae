import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Fault, SourceFile } from '../load/source-file.ts';
import type { ProjectFiles } from '../publish/project-files.ts';
import { checkLinks } from './check-links.ts';
import { checkNames } from './check-names.ts';
import { createShapeCheck } from './check-shape.ts';
import { checkScreenTexts, checkTwins } from './check-texts.ts';

/** All faults of configs and texts at once. */
export function checkProject(files: ProjectFiles): readonly Fault[] {
  return [...checkScreens(files), ...checkLocales(files)];
}

/** All faults of the screen configs, and of the texts they need. */
export function checkScreens(files: ProjectFiles): readonly Fault[] {
  const checkShape = createShapeCheck(files.schema.value as object); // read as JSON; its content is ours
  const routes = files.screens.map((source) => String((source.value as { route?: unknown } | null)?.route));
  return files.screens.flatMap((source, index) => {
    const faults = checkShape(source);
    if (faults.length > 0) return faults;
    const config = source.value as ScreenConfig; // has the shape
    return [
      ...checkPlace(source, config, { routes, index }),
      ...checkNames({ source, config, catalogue: files.catalogue, routes: ['/', ...routes] }),
      ...checkLinks({ source, config, catalogue: files.catalogue }),
      ...checkTextsOf(config, files, source),
    ];
  });
}

/** Every text is there in both languages, with the same placeholders. */
export function checkLocales({ locales }: ProjectFiles): readonly Fault[] {
  const names = [...new Set([...Object.keys(locales.en), ...Object.keys(locales.es)])];
  return names.flatMap((name) => {
    const { [name]: english } = locales.en;
    const { [name]: spanish } = locales.es;
    if (english !== undefined && spanish !== undefined) return checkTwins(english, spanish);
    const here = english ?? spanish;
    const twin = english === undefined ? 'locales/en' : 'locales/es';
    return (
      here?.fault([], {
        rule: 'missing-file',
        message: `This file has no twin in ${twin}.`,
        remedy: 'Add it.',
      }) ?? []
    );
  });
}

function checkTextsOf(config: ScreenConfig, { locales }: ProjectFiles, source: SourceFile): readonly Fault[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const texts = locales[language][`screens/${config.id}`];
    if (texts !== undefined) return checkScreenTexts(config, texts);
    const message = `The screen has no texts in ${language}.`;
    return source.fault(['id'], {
      rule: 'missing-file',
      message,
      remedy: `Add locales/${language}/screens/${config.id}.json.`,
    });
  });
}

function checkPlace(
  source: SourceFile,
  config: ScreenConfig,
  { routes, index }: { readonly routes: readonly string[]; readonly index: number },
): readonly Fault[] {
  const faults: Fault[] = [];
  const place = source.file.replace(/^screen-configs\//, '').replace(/\.json$/, '');
  if (config.id !== place)
    faults.push(
      source.fault(['id'], {
        rule: 'id',
        message: `The id of this file is "${place}".`,
        remedy: 'Write it so, or move the file.',
      }),
    );
  const pattern = (route: string | undefined) => route?.replace(/:[^/]+/g, ':');
  if (routes.slice(0, index).some((route) => pattern(route) === pattern(config.route))) {
    faults.push(
      source.fault(['route'], {
        rule: 'same-route',
        message: `Another screen has the route ${config.route}, too.`,
        remedy: 'Change one of them.',
      }),
    );
  }
  return faults;
}
