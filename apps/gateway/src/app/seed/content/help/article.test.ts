import { expect, test } from 'vitest'
import { articleHtml } from './article.ts'

test('a heading ends with its line; a paragraph or a list goes on right beneath it', () => {
  const text = `
First one
paragraph.

## With a list
- one
- two & three

## With a paragraph
Of two
lines.`
  expect(articleHtml(text)).toBe(
    '<p>First one paragraph.</p><h3>With a list</h3><ul><li>one</li><li>two &amp; three</li></ul><h3>With a paragraph</h3><p>Of two lines.</p>',
  )
})
