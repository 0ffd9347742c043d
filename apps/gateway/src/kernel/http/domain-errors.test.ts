import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errorCodes } from '@parlour/api-client'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../..', import.meta.url))
const refusal = /\bnew DomainError\(\s*'([^']+)'/g

test('[API-05] every code that the gateway refuses a call of the client with is one the client knows', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !/\.test\.ts$|^app\/testing\/|^play\/(?!games\/|lottery\/)/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(`${sources}/${file}`, 'utf8').matchAll(refusal), ([, code = '']) => code),
    )
  expect(found.length).toBeGreaterThan(100)
  expect([...new Set(found)].filter((code) => !Object.hasOwn(errorCodes, code))).toEqual([])
})
