import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { games } from '../seed/catalogue/index.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

test.each(['README.md', 'docs/art.md'])('%s counts a poster for every game of the catalogue', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const counts = [...text.matchAll(/(\d,\d{3}) (?:game )?posters|^\| posters \| (\d,\d{3}) \|/gm)]
  const numbers = counts.map(([, before, cell]) => Number((before ?? cell ?? '').replace(',', '')))
  expect(new Set(numbers)).toEqual(new Set([games.length]))
})
