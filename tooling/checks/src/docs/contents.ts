import { withPart } from './parts.ts'

/** The anchor that GitHub gives a heading: lower case, punctuation left out, spaces as hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The headings of a document with their level, in order; lines of code blocks are none. */
export function headingsOf(text: string): { readonly level: number; readonly title: string }[] {
  const plain = text.replace(/^```[^]*?^```/gm, '')
  return [...plain.matchAll(/^(#{1,6}) (.+)$/gm)].map(([, marks = '', title = '']) => ({ level: marks.length, title }))
}

/** A document with its table of contents (the headings of level 2) between the marks `contents`. */
export function withContents(text: string): string {
  const titles = headingsOf(text).flatMap(({ level, title }) => (level === 2 ? [title] : []))
  return withPart(text, 'contents', titles.map((title) => `- [${title}](#${anchorOf(title)})`).join('\n'))
}
