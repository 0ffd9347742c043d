import { getMerchantWallet, launchGame, launchDemoGame } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { defaultOpenings } from '../../decision/opening.ts'
import { createLaunchJournal } from '../../journal/journal.ts'
import { useLaunch, type Launcher, type LaunchOptions } from '../index.ts'

const host = 'http://play.localhost:4100'
const game = { id: 7, vendor: 'HCL', roomId: 'GAME_LIST$HCL,7', name: 'Roulette Royale', category: 'LIVE', minBet: 200 }
const content = { game_url: `${host}/cabinet/7#s=1`, game_url2: null }
const wallet = { isSingle: 1, transferVendors: [] }

function Tile({ how, options, chosen }: { how: keyof Launcher; options: LaunchOptions; chosen: typeof game }) {
  const launch = useLaunch(options)
  return (
    <button type="button" onClick={() => launch[how](chosen)}>
      {chosen.name}
    </button>
  )
}

const open = async ({
  how = 'open',
  who = 'member',
  more = {},
  blocked = false,
  server = createFakeServer({ unanswered: 'missing' }),
  balance = 100_000,
}: {
  how?: keyof Launcher
  who?: 'guest' | 'member'
  more?: Partial<typeof game>
  blocked?: boolean
  server?: ReturnType<typeof createFakeServer>
  balance?: number
} = {}) => {
  server.answer(getMerchantWallet, wallet)
  const session = createTestSession()
  if (who === 'member') session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const heard: string[] = []
  const record = (name: string) => (_: unknown, said?: unknown) =>
    void heard.push(said === undefined ? name : `${name} ${JSON.stringify(said)}`)
  const opened = { go: vi.fn(), close: vi.fn(), isOpen: vi.fn(() => true) }
  const store = createMemoryStore()
  const onBalanceChanged = vi.fn()
  const options: LaunchOptions = {
    openings: defaultOpenings,
    merchant: 'vesper',
    language: 'EN',
    gameOrigins: () => [host],
    journal: createLaunchJournal(store, 'page-1'),
    balance,
    currency: 'PHP',
    openWindow: (label) => {
      heard.push(`open ${label}`)
      return blocked ? null : { ...opened }
    },
    onFrame: record('frame'),
    onSeamless: record('seamless'),
    onRooms: record('rooms'),
    onMaintenance: record('maintenance'),
    onBalanceChanged,
  }
  const chosen = { ...game, ...more }
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Tile how={how} options={options} chosen={chosen} />
    </Surroundings>,
  )
  const left = () => createLaunchJournal(store, 'page-2').left('linhtran88')
  await screen.getByRole('button', { name: chosen.name }).click()
  return { screen, server, heard, opened, left, onBalanceChanged }
}

const launching = () => createFakeServer({ unanswered: 'missing' }).answer(launchGame, { content })

test('[LAU-05] a game with a window of its own: the window opens in the press, before anything is asked, and then has its address', async () => {
  const server = launching()
  const { heard, opened, left } = await open({ server })
  expect(heard).toEqual(['open Opening Roulette Royale'])
  await expect.poll(() => opened.go.mock.calls).toEqual([[content.game_url]])
  expect(server.callsOf(launchGame)[0]?.input).toMatchObject({
    vassalage: 'HCL',
    nodeId: '7',
    username: 'linhtran88',
    backUrl: location.origin + location.pathname,
  })
  expect(left()).toMatchObject({ way: 'window', balance: 100_000, nodeId: 7 })
})

test('[LAU-07][BEY-04] with the focus back the balance is asked for; once the window is closed the launch is over', async () => {
  const { opened, left, onBalanceChanged } = await open({ server: launching() })
  await expect.poll(() => opened.go.mock.calls.length).toBe(1)
  window.dispatchEvent(new Event('focus'))
  expect([onBalanceChanged.mock.calls.length, left() === null]).toEqual([1, false])
  opened.isOpen.mockReturnValue(false)
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  expect([onBalanceChanged.mock.calls.length, left() === null]).toEqual([2, true])
})

test('[LAU-07] with two games in windows the balance is asked for once, and the launch is over when both are closed', async () => {
  const { screen, opened, left, onBalanceChanged } = await open({ server: launching() })
  await expect.poll(() => opened.go.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: game.name }).click()
  await expect.poll(() => opened.go.mock.calls.length).toBe(2)
  opened.isOpen.mockReturnValueOnce(false)
  window.dispatchEvent(new Event('focus'))
  expect([onBalanceChanged.mock.calls.length, left() === null]).toEqual([1, false])
  opened.isOpen.mockReturnValue(false)
  window.dispatchEvent(new Event('focus'))
  expect([onBalanceChanged.mock.calls.length, left() === null]).toEqual([2, true])
})

test('[MOD-08] a blocked window opens the game in the page, and launches nothing twice', async () => {
  const { heard, server } = await open({ blocked: true })
  expect(heard).toEqual(['open Opening Roulette Royale', 'frame {"blocked":true,"trial":false}'])
  expect(server.callsOf(launchGame)).toEqual([])
})

test('[LAU-05] a launch that is refused closes its window, and the screen in the page says why', async () => {
  const server = createFakeServer({ unanswered: 'missing' }).answer(launchGame, () => {
    throw new FakeRefusal('insufficient.balance')
  })
  const { heard, opened, left } = await open({ server })
  await expect.poll(() => opened.close.mock.calls.length).toBe(1)
  expect(heard.at(-1)).toBe('frame {"blocked":false,"trial":false}')
  expect([opened.go.mock.calls.length, left()]).toEqual([0, null])
})

test('[LAU-04] a guest is asked to log in, and no window opens', async () => {
  const { heard, server } = await open({ who: 'guest' })
  expect([heard, server.callsOf(launchGame)]).toEqual([[], []])
})

test('[LAU-02] a game is tried out without an account', async () => {
  const server = createFakeServer({ unanswered: 'missing' }).answer(launchDemoGame, { content })
  const { opened } = await open({ how: 'tryOut', who: 'guest', server })
  await expect.poll(() => opened.go.mock.calls.length).toBe(1)
})

test('[LOB-11] a table game asks for its room, and plays in the one it was given', async () => {
  const table = { vendor: 'XGS', category: 'PVP' }
  const { screen, heard } = await open({ more: table })
  expect(heard).toEqual(['rooms'])
  await screen.unmount()
  expect((await open({ how: 'play', more: { ...table, roomId: 'ROOM,7-2' } })).heard).toEqual([
    'frame {"blocked":false,"trial":false}',
  ])
})

test('[BEY-06] too small a balance is said in words, and the game opens all the same', async () => {
  const { screen, heard } = await open({ more: { vendor: 'OVT' }, balance: 150 })
  expect(heard).toEqual(['seamless {"trial":false}'])
  await expect
    .element(screen.getByText('The smallest stake of Roulette Royale is ₱2.00; your balance is ₱1.50.'))
    .toBeVisible()
  expect(await axeFindings(document.body, { rules: partOfPage })).toEqual([])
})
