import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './fixture.ts'

const skipped = new Set(['node_modules', 'drizzle', 'answers', 'coverage', 'storybook-static', 'test-results'])

/** What is built is no source: another task may have put it there, by work or from what is remembered. */
const isBuilt = (name: string): boolean => /^dist(?:-|$)/.test(name)

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name) || isBuilt(entry.name) || entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* filesBelow(`${folder}/${entry.name}`)
    else yield `${folder}/${entry.name}`
  }
}

const files = ['apps', 'packages'].flatMap((folder) => [...filesBelow(folder)])
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * The files that somebody finds who types a word into a search
 * of file names: in the name or in its folder, in any spelling.
 */
const found = (word: string): string[] =>
  files.filter((file) =>
    file
      .split('/')
      .slice(-2)
      .some((part) => plain(part).includes(plain(word))),
  )

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')

/** The code's word for one that the glossary lists as another name of it. */
const codeWordOf = (word: string): string | null => {
  for (const row of glossary.split('\n').filter((line) => line.startsWith('| '))) {
    const [, , code = '', also = ''] = row.split('|').map((cell) => cell.trim())
    if (also.split(', ').includes(word)) return /`([^`]+)`/.exec(code)?.[1] ?? null
  }
  return null
}

/** What a betting engineer types, and the end of the path of a file of that feature. */
const words: readonly (readonly [word: string, file: RegExp])[] = [
  ['betslip', /bet-slip\.ts$/],
  ['sportsbook', /sportsbook\.tsx$/],
  ['odds', /sportsbook\/odds\.ts$/],
  ['selection', /market-selections\.tsx$/],
  ['parlay', /sportsbook\/sportsbook\.tsx$/],
  ['rtp', /title-rtp\.ts$/],
  ['wagering', /bonus\/wagering\.ts$/],
  ['rollover', /bonus\/wagering\.ts$/],
  ['turnover', /valid-turnover\.ts$/],
  ['game-weight', /weigh-stakes\.ts$/],
  ['otp', /create-otp-request\.ts$/],
  ['2fa', /otp-form\.tsx$/],
  ['mfa', /otp-form\.tsx$/],
  ['rate-limit', /rate-limits\.ts$/],
  ['sliding-window', /sliding-window-counter\.ts$/],
  ['idempotency', /with-idempotency\.ts$/],
  ['admission', /admission-queue\.ts$/],
  ['forgot-password', /forgot-password-modal\.tsx$/],
  ['provider', /list-providers\.ts$/],
  ['error-boundary', /error-boundary-screen\.tsx$/],
  ['cashier', /member-cashier\.tsx$/],
  ['deposit', /deposit-screen\.tsx$/],
  ['withdrawal', /withdrawal-status\.ts$/],
  ['payout-account', /payout-account-choice\.tsx$/],
  ['withdrawal-fee', /get-withdrawal-fee\.ts$/],
  ['payment-method', /deposit-method\.ts$/],
  ['login-method', /login-methods\.tsx$/],
  ['demo', /login-demo\.ts$/],
  ['free-play', /login-demo\.ts$/],
  ['real-account', /real-account-modal\.tsx$/],
  ['generic-game', /use-generic-game\.ts$/],
  ['poker', /poker-tables\.css$/],
  ['draw-games', /draw-games\.tsx$/],
  ['lottery', /lottery-lobby\.tsx$/],
  ['cashback', /cashback-job\.ts$/],
  ['rebate', /claim-rebate\.ts$/],
  ['commission', /pay-commissions\.ts$/],
  ['salary', /salary-case\.ts$/],
  ['downline', /create-downline\.ts$/],
  ['affiliate', /create-affiliate-url\.ts$/],
  ['referral', /referral-job\.ts$/],
  ['leaderboard', /get-leaderboard\.ts$/],
  ['raffle', /draw-raffle\.ts$/],
  ['vip', /rank-job\.ts$/],
  ['points-shop', /points-shop-screen\.tsx$/],
  ['loyalty', /points-shop-screen\.tsx$/],
  ['promo-code', /get-promo-code\.ts$/],
  ['transactions', /recent-transactions\.tsx$/],
  ['ledger', /ledger\/post-transfer\.ts$/],
  ['settlement', /settle-bets\.ts$/],
  ['cash-out', /cash-out\.ts$/],
  ['inbox', /list-inbox\.ts$/],
  ['captcha', /captcha-input\.tsx$/],
  ['session-timeout', /idle-dialog\.tsx$/],
  ['import-with-retry', /import-with-retry\.ts$/],
]

test.each(words)('%s finds the file of its feature by name', (word, file) => {
  const direct = found(word)
  const shown = direct.length > 0 ? direct : found(codeWordOf(word) ?? word)
  expect(
    shown.filter((path) => file.test(path)),
    `${word}: ${shown.slice(0, 5).join(', ')}`,
  ).not.toEqual([])
})

test('the list holds at least 40 words, each once', () => {
  expect(new Set(words.map(([word]) => word)).size).toBe(words.length)
  expect(words.length).toBeGreaterThanOrEqual(40)
})
