import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ContractError } from '../errors.ts'
import { docsAddress } from './index.ts'

test('[API-05] the address of an error is its `docs` below the `homepage` of this package', () => {
  const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    homepage: string
  }
  const error = new ContractError({ endpoint: 'getBalance', kind: 'schema', requestId: 'r1', issues: [] })
  expect(error.docs).toBe('reference/errors.md#schema')
  expect(docsAddress(error)).toBe(`${homepage}/${error.docs}`)
  expect(new URL(docsAddress(error)).hash).toBe('#schema')
})
