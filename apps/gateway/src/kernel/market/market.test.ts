import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { market } from './market.ts'

test.each([1, 7])('the clock of the market is as far before UTC as its zone says in month %i', (month) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: market.timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.UTC(2026, month - 1, 1))
    .find(({ type }) => type === 'timeZoneName')
  const [, sign = '', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts?.value ?? '') ?? []
  expect(Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000).toBe(market.ahead)
})

test('no other file but the seed and tests names the zone or the currency of the market', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const named = globSync('**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|^app\/(seed|testing)\//.test(file))
    .filter((file) =>
      [market.timeZone, market.currency].some((name) => readFileSync(root + file, 'utf8').includes(`'${name}'`)),
    )
  expect(named).toEqual(['kernel/market/market.ts'])
})
