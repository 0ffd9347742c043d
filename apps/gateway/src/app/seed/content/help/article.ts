import type { Words } from '../../../../kernel/db/index.ts'

/**
 * An article of the help centre. Its text has parts between empty lines: a paragraph, or list
 * items after `- `; a line after `## ` is the heading of its part.
 */
export interface SeedArticle {
  readonly anchor: string
  readonly title: Words
  readonly text: Words
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function blockHtml(block: string): string {
  const [first = '', ...rest] = block.split('\n').map((line) => line.trim())
  if (first.startsWith('## '))
    return `<h3>${escaped(first.slice(3))}</h3>${rest.length > 0 ? blockHtml(rest.join('\n')) : ''}`
  const lines = [first, ...rest]
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`
  return `<p>${escaped(lines.join(' '))}</p>`
}

/** The HTML of an article's text. */
export const articleHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockHtml(block.trim()))
    .join('')
