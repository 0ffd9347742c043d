import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandsBelow } from './commands-below.ts'

const readme = [
  '# A',
  '',
  '## Start',
  '',
  '```sh',
  'one --a   # why',
  '',
  'two',
  '```',
  '',
  '## Next',
  '',
  'none',
].join('\n')

test('[API-06] the commands below a heading are its lines without comments, and a heading without any is an error', () => {
  expect(commandsBelow(readme, 'Start')).toEqual(['one --a', 'two'])
  for (const heading of ['Next', 'A', 'Absent']) expect(() => commandsBelow(readme, heading)).toThrow(RangeError)
})

test('[API-06] the readme of the client copies its examples out of node_modules before Node runs one', async () => {
  const file = fileURLToPath(new URL('../../../../packages/api-client/README.md', import.meta.url))
  expect(commandsBelow(await readFile(file, 'utf8'), 'Node')).toEqual([
    'cp -r node_modules/@parlour/api-client/examples examples',
    'node examples/list-games.ts http://localhost:4100 fruit',
  ])
})
