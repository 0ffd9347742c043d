import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withParts } from '../../generate/readme.ts'

const file = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test('[API-06] the readme shows the examples and the codes as they are: `pnpm --filter @parlour/api-client readme` writes them', async () => {
  const readme = await file('README.md')
  expect(readme).toBe(await withParts(readme))
})

test('[API-06] the readme names every door of the export map, and no other', async () => {
  const { exports } = JSON.parse(await file('package.json')) as { exports: object }
  const named = [...(await file('README.md')).matchAll(/^\| `@parlour\/api-client(\S*)` \|/gm)].map(([, door]) => `.${door}`)
  expect(named.toSorted()).toEqual(Object.keys(exports).toSorted())
})
