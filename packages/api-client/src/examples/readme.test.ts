import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withParts } from '../../generate/readme.ts'

const file = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test('[API-06] the readme shows the examples and the codes as they are: `pnpm --filter @parlour/api-client readme` writes them', async () => {
  const readme = await file('README.md')
  expect(readme).toBe(await withParts(readme))
})

test('[API-06] the readme names every entry point of the export map, and no other', async () => {
  const { exports } = JSON.parse(await file('package.json')) as { exports: object }
  const named = [...(await file('README.md')).matchAll(/^\| `@parlour\/api-client(\S*)` \|/gm)].map(
    ([, entryPoint]) => `.${entryPoint}`,
  )
  expect(named.toSorted()).toEqual(Object.keys(exports).toSorted())
})

test('[API-06] the first ten minutes show the first call everywhere: gateway, contract platform, Node, browser, worker, React', async () => {
  const readme = await file('README.md')
  const minutes = readme.slice(readme.indexOf('## The first ten minutes'), readme.indexOf('## Calls'))
  const shown = [...minutes.matchAll(/<!-- ([\w-]+) -->\n```tsx?\n/g)].map(([, name]) => name)
  expect(shown).toEqual(['first-call', 'contract-platform', 'list-games', 'browser', 'worker', 'react-page'])
})
