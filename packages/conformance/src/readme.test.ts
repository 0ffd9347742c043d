import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startContractPlatform } from '@parlour/servers'
import { expect, onTestFinished, test } from 'vitest'
import { usage } from '../bin/settings.ts'
import { reportText } from './index.ts'
import { account, check } from './testing/check.ts'

const file = fileURLToPath(new URL('../README.md', import.meta.url))

/** Rows that the example shows of each table. */
const shown = [
  'getBalance',
  'getPointBalance',
  'withdraw',
  'checkAffiliate',
  'listGames',
  'getPointConversionType',
  'register',
]
const others = new RegExp(`^(has|otherwise|misses|not tried) +(?! |(${shown.join('|')}) )`)

/** The report of a platform of the contract, with some of its rows. */
async function example(): Promise<string> {
  const platform = await startContractPlatform()
  onTestFinished(() => platform.stop())
  const report = await check(platform, { credentials: account, merchant: 'acme' })
  const text = reportText({ ...report, address: 'https://platform.example' })
  const [contract = '', end = ''] = text.split('\n\nCalls beyond the contract\n')
  const rows = contract.split('\n').filter((line) => !others.test(line))
  const counts = end.split('\n').filter((line) => /^\d+ calls/.test(line))
  // How many calls a platform has is its own affair.
  return [...rows, '…', '', ...counts.map((line) => line.replaceAll(/(has|otherwise|misses|tried) \d+/g, '$1 …'))].join(
    '\n',
  )
}

test('[API-06] the readme shows the report of a platform of the contract as it is: `pnpm --filter @parlour/conformance readme` writes it', async () => {
  const readme = await readFile(file, 'utf8')
  const expected = readme.replace(
    /<!-- output -->[^]*<!-- \/output -->/,
    `<!-- output -->\n\`\`\`\n${await example()}\n\`\`\`\n<!-- /output -->`,
  )
  if (process.env['WRITE_README']) await writeFile(file, expected)
  else expect(readme).toBe(expected)
})

test('[API-06] every option that the readme names is in the help', async () => {
  const named = [...(await readFile(file, 'utf8')).matchAll(/(?<![\w-])--[a-z]+/g)].map(([option]) => option)
  expect([...new Set(named)].filter((option) => !usage.includes(option))).toEqual([])
})
