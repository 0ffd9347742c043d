import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, pairs, toCss, vesperDark, vesperLight } from './index.ts'

const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

describe.each([vesperDark, vesperLight])('theme $name', ({ color }) => {
  test.each(pairs.flatMap(({ ink, on, least }) => on.map((ground) => ({ ink, ground, least }))))(
    '$ink on $ground has a contrast of at least $least',
    ({ ink, ground, least }) => {
      expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(least)
    },
  )
})

test('coral controls of the light theme carry an edge that can be seen', () => {
  expect(contrast(vesperLight.color['accent-edge'], vesperLight.color.page)).toBeGreaterThanOrEqual(3)
})

test('the committed sheet is what the generator writes', () => {
  expect(sheet).toBe(toCss([vesperDark, vesperLight]))
})
