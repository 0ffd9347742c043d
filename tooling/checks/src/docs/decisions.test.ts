import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../fixture.ts'
import { anchorOf, headingsOf } from './contents.ts'

const text = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
const titles = headingsOf(text).flatMap(({ level, title }) => (level === 2 ? [title] : []))

test('a heading of docs/decisions.md is a noun, a colon and the choice', () => {
  expect(titles.filter((title) => !/^(?!An? |The |What |How )[\p{L}\p{N}][^:]*: \S/u.test(title))).toEqual([])
})

test('no two headings of docs/decisions.md share an anchor, and each has a blank line before it', () => {
  expect(new Set(titles.map(anchorOf)).size).toBe(titles.length)
  expect(text).not.toMatch(/[^\n]\n## /)
})

test('anchors are those of GitHub', () => {
  expect(anchorOf('Forms: `useForm` of validation')).toBe('forms-useform-of-validation')
  expect(anchorOf('Header and menu on `/seamless`: flags')).toBe('header-and-menu-on-seamless-flags')
  expect(anchorOf('[Cases](x.md) and more')).toBe('cases-and-more')
})
