import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creditsText } from './credits.ts'

test('the credits in the repository name every face with its licence, and the drawings', () => {
  const committed = readFileSync(new URL('../../CREDITS.txt', import.meta.url), 'utf8')
  expect(committed).toBe(creditsText())
  expect(committed).toMatch(/game-icons\.net, CC BY 3\.0/)
  for (const family of ['Kanit', 'Chonburi', 'ZCOOL XiaoWei', 'Luckiest Guy'])
    expect(committed).toContain(`${family}: `)
})
