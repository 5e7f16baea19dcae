/** One picture of the contact sheet. */
interface SheetPicture {
  readonly look: string;
  /** Address of the picture beside the page. */
  readonly file: string;
}

/** The pictures of one screen. */
interface SheetRow {
  readonly screen: string;
  readonly route: string;
  readonly pictures: readonly SheetPicture[];
}

/** One picture beside an earlier one. */
export interface Comparison {
  readonly screen: string;
  readonly look: string;
  /** Addresses beside the page; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly difference: string | undefined;
  /** The share of the pixels that differ, 0 to 1. */
  readonly share: number;
}

const style = `<style>
body{font:15px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}
figure{margin:0}img{height:26rem;border:1px solid #ccc}small{color:#555;font-weight:400}
td,th{padding:.2rem 1rem .2rem 0;text-align:start}td:first-child{font-variant-numeric:tabular-nums;text-align:end}</style>`;

const head = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${style}`;

const figure = (file: string, caption: string, alt: string) =>
  `<figure><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/** Returns the contact sheet: all pictures, screen by screen. */
export function sheetOf(rows: readonly SheetRow[]): string {
  const sections = rows.map(({ screen, route, pictures }) => {
    const figures = pictures.map(({ look, file }) => figure(file, look, `${screen}, ${look}`));
    return `<h2>${screen} <small>${route}</small></h2><div>${figures.join('')}</div>`;
  });
  return `${head('Screens')}\n${sections.join('\n')}</html>`;
}

/** Returns the review: what differs most comes first, and what does not differ is only counted. */
export function reviewOf(comparisons: readonly Comparison[]): string {
  const changed = comparisons
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share);
  const rows = changed.map(
    ({ screen, look, share }, index) =>
      `<tr><td>${percent(share)}</td><td><a href="#c${index}">${screen}</a></td><td>${look}</td></tr>`,
  );
  const sections = changed.map(({ screen, look, share, ...files }, index) => {
    const figures = (['before', 'after', 'difference'] as const).map((name) => {
      const file = files[name];
      return file === undefined
        ? `<figure><figcaption>no picture ${name}</figcaption></figure>`
        : figure(file, name, `${screen}, ${look}, ${name}`);
    });
    return `<h2 id="c${index}">${screen} <small>${look}, ${percent(share)} differ</small></h2><div>${figures.join('')}</div>`;
  });
  return `${head('Review')}<h1>${changed.length} of ${comparisons.length} pictures differ</h1>
<table><tr><th>differ</th><th>screen</th><th>look</th></tr>${rows.join('')}</table>\n${sections.join('\n')}</html>`;
}

/** A share with two digits; what is not nothing is not written as such. */
export function percent(share: number): string {
  return share > 0 && share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`;
}
