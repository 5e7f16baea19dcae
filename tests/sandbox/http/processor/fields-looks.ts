/** The looks that the processor keeps for its customers' pages, by the name that `look` in the address gives. */
export const FIELDS_LOOKS = {
  a: {
    '--surface-card': 'light-dark(#ffffff, #261722)',
    '--line-strong': 'light-dark(#8d756a, #9d8093)',
    '--text': 'light-dark(#2c1326, #faeff4)',
    '--text-muted': 'light-dark(#6a5061, #d2b8c6)',
    '--brand': 'light-dark(#7a2456, #ffb550)',
    '--on-brand': 'light-dark(#ffffff, #331609)',
    '--brand-soft': 'light-dark(#fdecd5, #432619)',
    '--on-brand-soft': 'light-dark(#6b3305, #ffdfb4)',
    '--radius-control': '0.375rem',
    '--word-gap': '0.03em',
    '--font-body':
      "'Marigold Text', Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'Segoe UI', 'Liberation Sans', sans-serif",
  },
  b: {
    '--surface-card': 'light-dark(#ffffff, #152119)',
    '--line-strong': 'light-dark(#6f8366, #7a937b)',
    '--text': 'light-dark(#12261a, #eaf4e8)',
    '--text-muted': 'light-dark(#4a614f, #aec5ae)',
    '--brand': 'light-dark(#236930, #86d28f)',
    '--on-brand': 'light-dark(#ffffff, #08260e)',
    '--brand-soft': 'light-dark(#e2f2d8, #1c3a22)',
    '--on-brand-soft': 'light-dark(#1b4f26, #c8eec7)',
    '--radius-control': '0.2rem',
    '--word-gap': '0.04em',
    '--font-body': "'Fernway Text', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif",
  },
  c: {
    '--surface-card': 'light-dark(#ffffff, #11222a)',
    '--line-strong': 'light-dark(#68848d, #6f909b)',
    '--text': 'light-dark(#0c2730, #e8f3f6)',
    '--text-muted': 'light-dark(#48626b, #a6bfc8)',
    '--brand': 'light-dark(#0b6277, #62cad9)',
    '--on-brand': 'light-dark(#ffffff, #04252d)',
    '--brand-soft': 'light-dark(#dcf0f4, #12353f)',
    '--on-brand-soft': 'light-dark(#084857, #c2ecf3)',
    '--radius-control': '0.75rem',
    '--word-gap': '0.12em',
    '--font-body':
      "'Tidewell Text', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
  },
} as const;

/** A look that the processor keeps. */
export type FieldsLook = keyof typeof FIELDS_LOOKS;

/** The look of a name; one that nobody keeps gives the processor's own. */
export function lookOf(name: string | null): FieldsLook {
  return name === 'a' || name === 'b' ? name : 'c';
}

/** The looks as a style sheet, each for the pages that name it. */
export const LOOKS_STYLE = Object.entries(FIELDS_LOOKS)
  .map(([look, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    return `[data-look=${look}] { ${lines.join('; ')} }`;
  })
  .join('\n');
