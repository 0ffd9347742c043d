import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import './baccarat.css'
import type { BaccaratOpening, Round, RoundAnswer } from '../calls/baccarat.ts'
import { Baccarat } from './game.tsx'

const path = '/api/baccarat/round'
const opening = {
  chips: [1000, 2000, 5000, 10_000, 20_000, 50_000],
  decks: 8,
  quick: true,
  last: null,
  results: [],
  fields: [
    { bet: 'playerPair', pays: 11, percent: 89.639 },
    { bet: 'player', pays: 1, percent: 98.765 },
    { bet: 'tie', pays: 8, percent: 85.64 },
    { bet: 'banker', pays: 0.95, percent: 98.942 },
    { bet: 'bankerPair', pays: 11, percent: 89.639 },
  ],
} as const
const round: Round = {
  roundId: '6f8e1c1e-5f0b-4a53-9e39-0a4ad4e4a111',
  winner: 'player',
  playerPair: false,
  bankerPair: false,
  player: { cards: ['Kh', '7c'], points: [0, 7] },
  banker: { cards: ['4d', 'Ts', 'Ah'], points: [4, 4, 5] },
  fields: [{ bet: 'player', stake: 2000, win: 4000 }],
  stake: 2000,
  win: 4000,
}
const answer: RoundAnswer = { ...round, balance: 102_000 }
const lost: RoundAnswer = {
  ...answer,
  winner: 'banker',
  banker: { cards: ['4d', '4s'], points: [4, 8] },
  fields: [{ bet: 'player', stake: 2000, win: 0 }],
  win: 0,
  balance: 98_000,
}

const draw = (
  more: Partial<BaccaratOpening> = {},
  language: 'EN' | 'VI' = 'EN',
  pending: Parameters<typeof makeFrame>[1]['pending'] = null,
) =>
  show(
    <Baccarat
      frame={makeFrame<BaccaratOpening>('baccarat', { opening: { ...opening, ...more }, language, pending })}
    />,
  )
const line = () => page.getByRole('status').last()
const hands = () => page.getByRole('status').first()
const field = (name: RegExp) => page.getByRole('button', { name })
const deal = () => page.getByRole('button', { name: 'Deal' })
const skip = () => page.getByRole('button', { name: 'Show at once' })

test('chips are chosen and placed by keys, dealt by the space key, and all fields go in one request', async () => {
  const calls = answerCalls({ [path]: () => answer })
  draw()
  await page.getByRole('radio', { name: '₱10.00' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '₱20.00' })).toBeChecked()
  const press = async (name: RegExp) => {
    ;(field(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await press(/^Player 1 to 1/)
  await press(/^Player 1 to 1/)
  await press(/^Tie/)
  await expect.element(field(/^Player 1 to 1.*₱40\.00/)).toBeVisible()
  await expect.element(line()).toMatchTextContent(/₱20\.00 on Tie/)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(skip()).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual({ stakes: { player: 4000, tie: 2000 } })
  expect(calls[0]?.key).toBeTruthy()
})

test('cards come one after the other, the third card is told, then hands and result are said in words', async () => {
  answerCalls({ [path]: () => answer })
  // Each step is drawn before the next is due, however late a busy machine comes to either.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const host = draw()
  const seen: string[] = []
  const watch = new MutationObserver(() => {
    const now = `${host.querySelectorAll('.dealt').length} laid, ${host.querySelectorAll('.dealt .card:not([data-down])').length} turned: ${host.querySelector('.line')?.textContent?.replaceAll('\u00a0', ' ') ?? ''}`
    if (seen.at(-1) !== now) seen.push(now)
  })
  await field(/^Player 1 to 1/).click()
  watch.observe(host, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  await deal().click()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(100)
      return line().element().textContent.replaceAll('\u00a0', ' ')
    })
    .toMatch(/Player wins, 7 to 5\. You won ₱20\.00\./)
  const dealt = 'The cards are dealt'
  expect(seen).toEqual([
    `0 laid, 0 turned: ${dealt}`,
    `1 laid, 0 turned: ${dealt}`,
    `2 laid, 0 turned: ${dealt}`,
    `3 laid, 0 turned: ${dealt}`,
    `4 laid, 0 turned: ${dealt}`,
    `4 laid, 1 turned: ${dealt}`,
    `4 laid, 2 turned: ${dealt}`,
    `4 laid, 3 turned: ${dealt}`,
    `4 laid, 4 turned: ${dealt}`,
    `5 laid, 4 turned: ${dealt}`,
    '5 laid, 5 turned: Banker draws the ace of hearts and has 5.',
    '5 laid, 5 turned: Player wins, 7 to 5. You won ₱20.00.',
  ])
  await expect
    .element(hands())
    .toMatchTextContent(
      /Player 7: king of hearts, seven of clubs; Banker 5: four of diamonds, ten of spades, ace of hearts/,
    )
  await expect.element(page.getByText('₱1,020.00')).toBeVisible()
  expect(host.querySelector('.line')?.getAttribute('data-tone')).toBe('won')
  expect([...host.querySelectorAll('.field[data-lit]')].map((each) => each.getAttribute('data-bet'))).toEqual([
    'player',
  ])
  expect(host.querySelectorAll('.bead')).toHaveLength(1)
})

test('a press in mid-deal shows the rest at once; a loss is told plainly', async () => {
  answerCalls({ [path]: () => lost })
  const host = draw()
  await field(/^Player 1 to 1/).click()
  await deal().click()
  await skip().click()
  await expect.element(line()).toMatchTextContent(/Banker wins, 8 to 7\. You lost ₱20\.00\./)
  expect(host.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
  expect(host.querySelector('.field[data-bet="player"]')?.getAttribute('data-end')).toBe('lost')
  expect(host.querySelector('.stack[data-paid]')).toBeNull()
})

test('under reduced motion the whole round shows at once', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  onTestFinished(() => void vi.restoreAllMocks())
  answerCalls({ [path]: () => answer })
  const host = draw()
  let moved = false
  new MutationObserver(() => {
    moved ||= host.querySelector('.card[data-down]') !== null
  }).observe(host, { subtree: true, childList: true, attributes: true })
  await field(/^Player 1 to 1/).click()
  await deal().click()
  await expect.element(line()).toMatchTextContent(/You won ₱20\.00\./)
  expect(host.querySelectorAll('.dealt')).toHaveLength(5)
  expect(moved).toBe(false)
})

test('what comes back below the stake is no win, and a tie gives the stake back', async () => {
  const answers = [
    {
      ...answer,
      fields: [
        { bet: 'player', stake: 1000, win: 2000 },
        { bet: 'banker', stake: 5000, win: 0 },
      ],
      stake: 6000,
      win: 2000,
    },
    { ...answer, winner: 'tie', fields: [{ bet: 'player', stake: 1000, win: 1000 }], stake: 1000, win: 1000 },
  ]
  answerCalls({ [path]: () => answers.shift() ?? answer })
  const host = draw()
  for (const said of [/₱20\.00 of your ₱60\.00 comes back\./, /A tie at 7\. Your stake comes back\./]) {
    await field(/^Player 1 to 1/).click()
    await deal().click()
    await skip().click()
    await expect.element(line()).toMatchTextContent(said)
    expect(host.querySelector('.line')?.getAttribute('data-tone')).toBeNull()
    expect(host.querySelector('[data-celebrated]')).toBeNull()
  }
})

test('undo takes the last chip back, clear all of them, repeat lays the last round again', async () => {
  const calls = answerCalls({ [path]: () => answer })
  draw()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await field(/^Banker 0\.95/).click()
  await field(/^Tie/).click()
  await press('Undo')
  await expect.element(field(/^Tie 8 to 1$/)).toBeVisible()
  await expect.element(field(/^Banker 0\.95 to 1.*₱10\.00/)).toBeVisible()
  await press('Clear')
  await expect.element(field(/^Banker 0\.95 to 1$/)).toBeVisible()
  await deal().click()
  expect(calls).toHaveLength(0)
  await field(/^Player 1 to 1/).click()
  await deal().click()
  await skip().click()
  await press('Repeat')
  await expect.element(page.getByText('₱20.00').first()).toBeInTheDocument()
  await deal().click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual({ stakes: { player: 2000 } })
  expect(calls[1]?.key).not.toBe(calls[0]?.key)
})

test('no more than the table takes can be laid', async () => {
  draw({ balance: 60_000 })
  await page.getByRole('radio', { name: '₱500.00' }).click()
  await field(/^Banker 0\.95/).click()
  await field(/^Tie/).click()
  await expect.element(line()).toMatchTextContent(/A round takes ₱500\.00 at most\./)
  await expect.element(field(/^Tie 8 to 1$/)).toBeVisible()
})

test('no more than there is can be laid', async () => {
  draw({ balance: 1500 })
  await page.getByRole('radio', { name: '₱20.00' }).click()
  await field(/^Tie/).click()
  await expect.element(line()).toMatchTextContent(/Your balance does not cover that\./)
  await expect.element(field(/^Tie 8 to 1$/)).toBeVisible()
})

test('after a reload the last round lies on the table, with its road, and nothing is asked for', async () => {
  const calls = answerCalls({})
  const host = draw({ last: round, results: [round, { winner: 'tie', playerPair: true, bankerPair: false }] })
  await expect.element(line()).toMatchTextContent(/Player wins, 7 to 5\. You won ₱20\.00\./)
  expect(host.querySelectorAll('.dealt')).toHaveLength(5)
  expect(host.querySelectorAll('.card[data-down]')).toHaveLength(0)
  expect([...host.querySelectorAll('.bead .unseen')].map((bead) => bead.textContent)).toEqual([
    'Tie, Player pair',
    'Player',
  ])
  expect(calls).toHaveLength(0)
})

test('a round that was not answered is checked with its own key, and stands on the road once', async () => {
  const calls = answerCalls({ [path]: () => answer })
  const host = draw({ last: round, results: [round] }, 'EN', {
    path,
    body: { stakes: { player: 2000 } },
    key: 'key-of-the-round',
  })
  await page.getByRole('button', { name: 'Check' }).click()
  await skip().click()
  await expect.element(line()).toMatchTextContent(/You won ₱20\.00\./)
  expect(calls.map(({ key }) => key)).toEqual(['key-of-the-round'])
  expect(host.querySelectorAll('.bead')).toHaveLength(1)
})

test('no finding of axe and nothing wider than the page, with a round, and in the rules', async () => {
  const results = Array.from({ length: 60 }, (_, at) => ({
    winner: (['player', 'banker', 'tie'] as const)[at % 3] ?? 'tie',
    playerPair: at % 5 === 0,
    bankerPair: at % 7 === 0,
  }))
  draw(
    {
      last: {
        ...round,
        player: { cards: ['2h', '3c', 'Td'], points: [2, 5, 5] },
        winner: 'tie',
        fields: opening.fields.map(({ bet }) => ({ bet, stake: 50_000, win: 550_000 })),
      },
      results,
    },
    'VI',
  )
  expect(await findings([320, 412, 768, 1440])).toEqual([])
  await page.getByRole('button', { name: 'Luật chơi' }).click()
  expect(await findings()).toEqual([])
})
