/** One fenced block of a README. */
export interface CodeBlock {
  readonly language: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly text: string;
}

/** All fenced blocks of a Markdown text. */
export function codeBlocksOf(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    line: markdown.slice(0, match.index).split('\n').length,
    text: match[2] ?? '',
  }));
}
