import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../fixture.ts'
import { documents } from './tree.ts'

/**
 * Words that stand for a subject or a cause which a sentence
 * should name: the client, the member, the response, the operator.
 */
const vague =
  /\b(?:nobody(?:'s)?|strangers?(?:'s)?|whoever|(?:is|are|was|were) told|told again|hears?|lets go|in one breath|goes away|who comes|the house(?! edge))\b/i

const checked = documents.filter((document) => document !== 'docs/glossary.md' && document !== 'docs/requirements.md')

test.each(checked)('%s: every sentence names its subject', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const prose = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]+`/g, '')
  expect(prose.split('\n').filter((line) => vague.test(line))).toEqual([])
})

const sources = globSync('{apps,packages,tooling}/**/*.{ts,tsx,mts,mjs,cjs,css}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|coverage|storybook-static|test-results)$/.test(path),
})

test('the comments of the whole tree name their subjects', () => {
  expect(sources.length).toBeGreaterThan(3000)
  const lines = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*) /.test(line) && vague.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

/** The English texts that members and operators read; the other languages have their own idiom. */
const catalogues = globSync('{apps,packages}/*/messages/EN.json', { cwd: root })

test('the English texts name their subjects', () => {
  expect(catalogues.length).toBeGreaterThan(10)
  const lines = catalogues.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => vague.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})
