import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { makeFrame } from '../testing/make-frame.ts'
import { findings, show } from '../testing/show.ts'
import { PokerTables } from './game.tsx'
import type { Hand, Player, Room, PokerTablesOpening, Seen, Table } from '../calls/poker-tables.ts'
import './poker-tables.css'

const now = 1_000_000
const handId = '6f8e1c1e-5f0b-4a53-9e39-0a4ad4e4a111'
const rooms: readonly Room[] = [
  { number: 1, name: '', ante: 1000, raise: 500, least: 1500, seats: 60, taken: 3 },
  { number: 4, name: '', ante: 100_000, raise: 50_000, least: 150_000, seats: 10, taken: 0 },
]
const player = (place: number, more: Partial<Player> = {}): Player => ({
  place,
  who: 'bot',
  name: '',
  state: 'decided',
  cards: null,
  made: null,
  paid: null,
  ...more,
})
const me = (more: Partial<Player> = {}) =>
  player(1, { who: 'you', name: 'linhtran88', state: 'deciding', cards: ['Ks', 'Kd', '4h'], made: 'pair', ...more })
const other = (more: Partial<Player> = {}) => player(3, { who: 'member', name: 'mar***01', state: 'deciding', ...more })
const dealt = (own: Partial<Player> = {}): Hand => ({
  id: handId,
  state: 'dealt',
  endsAt: now + 20_000,
  pot: null,
  fee: null,
  plays: [player(0), me(own), player(2), other(), player(4)],
})
const over = (own: Partial<Player>, theirs: Partial<Player>): Hand => ({
  id: handId,
  state: 'over',
  endsAt: now,
  pot: 6000,
  fee: 300,
  plays: [
    player(0, { state: 'folded', paid: 0 }),
    me({ state: 'stays', paid: 0, ...own }),
    player(2, { state: 'folded', paid: 0 }),
    other({ paid: 0, state: 'stays', cards: ['Ah', 'Ad', '3s'], made: 'pair', ...theirs }),
    player(4, { state: 'folded', paid: 0 }),
  ],
})
const table = (more: Partial<Table> = {}): Table => ({
  number: 2,
  room: 1,
  ante: 1000,
  raise: 500,
  place: 1,
  leaves: false,
  chairs: [null, 'linhtran88', null, 'mar***01', null],
  hand: null,
  last: null,
  ...more,
})
const at = (more: Partial<Table> | null, balance = 100_000): Seen => ({
  now,
  balance,
  rooms: more ? [] : rooms,
  table: more && table(more),
})

const draw = (seen: Seen, language: 'EN' | 'VI' = 'EN') => {
  const opening = {
    ...seen,
    asked: 1,
    chairs: 5,
    feePercent: 5,
    decidesWithin: 20_000,
    alwaysStaying: 91.5,
    returnToPlayer: { percent: 95.3, interval: 0.001, rounds: 10_000_000 },
  }
  return show(<PokerTables frame={makeFrame<PokerTablesOpening>('poker-tables', { opening, language })} />)
}
/** Answers every look with what stands last in the list that a test fills. */
const looks = (first: Seen, more: Parameters<typeof answerCalls>[0] = {}) => {
  const stands = { now: first }
  const calls = answerCalls({ '/api/poker-tables/look': () => stands.now, ...more })
  return { calls, stands }
}
const said = () => page.getByRole('status').first()
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the lobby tells what each room asks for and who sits there; one that the balance is too small for says so', async () => {
  const { calls, stands } = looks(at(null), {
    '/api/poker-tables/sit': () => {
      stands.now = at({ chairs: [null, 'linhtran88', null, null, null] })
      return { balance: 100_000 }
    },
  })
  draw(at(null))
  await expect
    .element(page.getByRole('listitem').first())
    .toMatchTextContent(
      /Beginners.*Ante.*₱10\.00.*To stay in.*₱5\.00.*Balance needed.*₱15\.00.*Members seated.*3 of 60/,
    )
  await expect.element(button('Sit down: Salon')).toBeDisabled()
  await expect.element(page.getByText('Your balance is below ₱1,500.00')).toBeVisible()
  document.querySelector<HTMLButtonElement>('.room__sit:enabled')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(said()).toMatchTextContent(/You have a chair/)
  expect(calls.filter(({ path }) => path === '/api/poker-tables/sit')).toMatchObject([
    { body: { room: 1 }, key: expect.stringMatching(/.{8}/) },
  ])
  await expect.element(button('Join · ₱10.00')).toHaveFocus()
})

test('a hand is joined at the ante that is shown, and the page says that it begins', async () => {
  const { calls, stands } = looks(at({}), {
    '/api/poker-tables/join': () => {
      stands.now = at(
        {
          hand: {
            id: handId,
            state: 'joining',
            endsAt: now + 3000,
            pot: null,
            fee: null,
            plays: [me({ state: 'joined', cards: null, made: null })],
          },
        },
        99_000,
      )
      return { balance: 99_000 }
    },
  })
  draw(at({}))
  await button('Join · ₱10.00').click()
  await expect.element(said()).toMatchTextContent(/You are in\. The cards come/)
  await expect.element(button('You are in')).toBeDisabled()
  expect(calls.find(({ path }) => path === '/api/poker-tables/join')?.body).toEqual({ ante: 1000 })
})

test('bots are marked as such, members are named; the cards are said in words, and a decision is asked for once', async () => {
  const { calls, stands } = looks(at({ hand: dealt() }), {
    '/api/poker-tables/decide': () => {
      stands.now = at({ hand: dealt({ state: 'stays' }) }, 99_500)
      return { balance: 99_500 }
    },
  })
  draw(at({ hand: dealt() }))
  await expect.element(said()).toMatchTextContent(/Pair: king\. Stay for ₱5\.00, or fold\?/)
  const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  await expect
    .element(seats.first())
    .toMatchTextContent(/king of spades, king of diamonds, four of hearts.*You.*Deciding.*Pair: king/)
  await expect.element(seats.nth(1)).toMatchTextContent(/cards face down.*Bot.*Decided/)
  await expect.element(seats.nth(2)).toMatchTextContent(/mar\*\*\*01.*Deciding/)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Stay · ₱5.00')
  await userEvent.keyboard('{Enter}')
  await expect.element(said()).toMatchTextContent(/You stay\. The others decide\./)
  expect(calls.filter(({ path }) => path === '/api/poker-tables/decide')).toMatchObject([
    { body: { handId, stays: true } },
  ])
})

test('who goes on by keyboard finds the button again, and a press that comes as it changes counts for nothing', async () => {
  const { calls, stands } = looks(at({}), {
    '/api/poker-tables/join': () => {
      stands.now = at({ hand: dealt() }, 99_000)
      return { balance: 99_000 }
    },
    '/api/poker-tables/decide': () => ({ balance: 98_500 }),
  })
  // The page's clock stands still until it is moved, so that "as it changes" lasts as long as this test needs.
  const own = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  onTestFinished(() => own.mockRestore())
  draw(at({}))
  for (let stop = 0; stop < 4; stop++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Stay · ₱5.00')).toHaveFocus()
  ;(document.activeElement as HTMLButtonElement).click()
  await expect.element(said()).toMatchTextContent(/Stay for ₱5\.00, or fold\?/)
  const decisions = () => calls.filter(({ path }) => path === '/api/poker-tables/decide').length
  expect(decisions()).toBe(0)
  own.mockReturnValue(10_499)
  ;(document.activeElement as HTMLButtonElement).click()
  expect(decisions()).toBe(0)
  own.mockReturnValue(10_500)
  ;(document.activeElement as HTMLButtonElement).click()
  await expect.poll(decisions).toBe(1)
})

test('a win is told with what it pays, a loss with who took the pot and what is lost', async () => {
  const { stands } = looks(at({ hand: dealt({ state: 'stays' }) }))
  draw(at({ hand: dealt({ state: 'stays' }) }))
  stands.now = at({ last: over({}, { paid: 5700 }) }, 98_500)
  await expect.element(said()).toMatchTextContent(/mar\*\*\*01 takes the pot: Pair: ace\. Your ₱15\.00 is lost\./)
  expect(document.querySelector('.line')?.hasAttribute('data-tone')).toBe(false)
  stands.now = at({ hand: { ...dealt({ state: 'stays' }), id: 'second' } })
  await expect.element(said()).toMatchTextContent(/You stay/)
  stands.now = at(
    { last: { ...over({ paid: 5700 }, { cards: ['Ah', '9d', '3s'], made: 'high' }), id: 'second' } },
    104_200,
  )
  await expect.element(said()).toMatchTextContent(/Pair: king: you take ₱57\.00/)
  expect(document.querySelector('.line')?.getAttribute('data-tone')).toBe('won')
  await expect.element(page.getByText('less ₱3.00 fee')).toBeVisible()
  await expect.element(page.getByText('₱1,042.00')).toBeVisible()
})

test('a share that is less than its stake is not celebrated, and a fold is told plainly', async () => {
  const { stands } = looks(at({ hand: dealt({ state: 'stays' }) }))
  draw(at({ hand: dealt({ state: 'stays' }) }))
  stands.now = at({ last: over({ paid: 1425 }, { paid: 1425 }) })
  await expect.element(said()).toMatchTextContent(/You share the pot and have ₱14\.25 back\./)
  expect(document.querySelector('.line')?.hasAttribute('data-tone')).toBe(false)
  stands.now = at({ hand: { ...dealt({ state: 'folded' }), id: 'second' } })
  await expect.element(said()).toMatchTextContent(/You fold/)
  stands.now = at({ last: { ...over({ state: 'folded' }, { paid: 5250 }), id: 'second' } })
  await expect.element(said()).toMatchTextContent(/You folded\. The ante of ₱10\.00 is lost\./)
})

test('a chair that was given up leads back to the lobby and says why', async () => {
  const { stands } = looks(at({}))
  draw(at({}))
  stands.now = at(null)
  await expect.element(said()).toMatchTextContent(/Your chair was given up/)
  await expect.element(button('Sit down: Beginners')).toBeEnabled()
})

test('a reload goes on with the hand, and a page that is hidden asks for nothing', async () => {
  const { calls } = looks(at({ hand: dealt() }))
  draw(at({ hand: dealt() }))
  await expect.element(button('Fold')).toBeEnabled()
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const asked = calls.length
  await expect.element(button('Fold')).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls.length).toBe(asked)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked))
  hidden.mockRestore()
})

test('no finding of axe and nothing wider than the page: the lobby and a hand', async () => {
  const { stands } = looks(at(null))
  draw(at(null), 'VI')
  expect(await findings([320, 1440])).toEqual([])
  stands.now = at({ hand: dealt() })
  await expect.element(button('Bỏ bài')).toBeEnabled()
  expect(await findings([320, 1440])).toEqual([])
})

test('no finding of axe and nothing wider than the page: the end of a hand and the rules', async () => {
  const { stands } = looks(at({ hand: dealt() }))
  draw(at({ hand: dealt() }), 'VI')
  stands.now = at({ last: over({ paid: 5700 }, {}) })
  await expect.element(said()).toMatchTextContent(/bạn nhận/)
  expect(await findings([320, 1440])).toEqual([])
  await button('Luật chơi').click()
  expect(await findings([320, 1440])).toEqual([])
})
