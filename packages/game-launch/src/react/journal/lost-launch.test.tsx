import { createFakeServer } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { waitFor } from '@parlour/vitest/wait-for'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { createLaunchJournal, type LaunchNote } from '../../journal/journal.ts'
import { LostLaunch } from '../index.ts'
import { holdPage } from './page-lock.ts'

const note: LaunchNote = {
  account: 'linhtran88',
  nodeId: 10_273,
  vendor: 'XGS',
  roomId: 'ROOM,10273-2',
  name: 'Fruit Parade',
  trial: false,
  way: 'frame',
  at: Date.UTC(2026, 0, 15, 18),
  balance: 100_000,
}

const open = async (more: Partial<LaunchNote> = {}, who: 'guest' | 'member' = 'member') => {
  const store = createMemoryStore()
  createLaunchJournal(store, 'lost page').write({ ...note, ...more })
  const journal = createLaunchJournal(store, 'this page')
  const session = createTestSession()
  if (who === 'member') session.start({ token: 'secret-token', userName: 'linhtran88' }, 'linhtran88')
  const onContinue = vi.fn()
  const screen = await render(
    <Surroundings server={createFakeServer({ unanswered: 'missing' })} session={session} messages={messages}>
      <LostLaunch journal={journal} currency="PHP" onContinue={onContinue} />
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, journal, onContinue, findings }
}

const copying = (write: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)

afterEach(() => {
  vi.restoreAllMocks()
})

test('[BEY-04] a game that a lost tab left open is offered, with when and with which balance', async () => {
  const { screen, findings } = await open()
  await expect.element(screen.getByText('Fruit Parade was still open')).toBeVisible()
  await expect.element(screen.getByText(/^You opened it at .*2026.* with a balance of ₱1,000\.00/)).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[BEY-04] it is continued where it was left, and is then no longer lost', async () => {
  const { screen, journal, onContinue } = await open()
  await screen.getByRole('button', { name: 'Continue where you left' }).click()
  expect(onContinue).toHaveBeenCalledExactlyOnceWith(
    { id: 10_273, vendor: 'XGS', roomId: 'ROOM,10273-2', name: 'Fruit Parade' },
    { trial: false },
  )
  expect(journal.left('linhtran88')).toBeNull()
})

test('[BEY-04] its details are copied tidily, a line each, without a token or an address', async () => {
  const copied: string[] = []
  copying(async (text) => void copied.push(text))
  const { screen, findings } = await open()
  await screen.getByRole('button', { name: 'Copy the details' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  const lines = copied[0]?.split('\n') ?? []
  expect(lines).toEqual([
    'Game: Fruit Parade (10273)',
    'Provider: XGS',
    'Room: ROOM,10273-2',
    expect.stringMatching(/^Opened: .+ \(2026-01-15T18:00:00\.000Z\)$/),
    'Balance before: ₱1,000.00',
    'Opened in: the page of the game',
  ])
  expect(copied[0]).not.toMatch(/secret|http/)
  expect(await findings()).toEqual([])
})

test('[BEY-04] where the browser copies nothing the details stand there, chosen', async () => {
  copying(() => Promise.reject(new Error('refused')))
  const { screen, findings } = await open({ trial: true, way: 'window', balance: null, roomId: null })
  await screen.getByRole('button', { name: 'Copy the details' }).click()
  const field = screen.getByRole('textbox', { name: 'Details for support' })
  await expect.element(field).toHaveFocus()
  const { value, selectionStart, selectionEnd } = field.element() as HTMLTextAreaElement
  expect([selectionStart, selectionEnd]).toEqual([0, value.length])
  expect(value).toContain('Opened in: a window of its own\nPlayed for fun')
  expect(value).not.toMatch(/Room|Balance/)
  expect(await findings()).toEqual([])
})

test('[BEY-04] it can be dismissed for good', async () => {
  const { screen, journal } = await open()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Fruit Parade was still open')).not.toBeInTheDocument()
  expect(journal.left('linhtran88')).toBeNull()
})

test('[BEY-04] a page that lives has lost nothing', async () => {
  const release = holdPage('lost page')
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(1)
  const living = await open()
  await waitFor(() => expect(living.screen.container.textContent).toBe(''))
  release()
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(0)
  const { screen } = await open()
  await expect.element(screen.getByText('Fruit Parade was still open')).toBeVisible()
})

test('[BEY-04] a guest, and another account, see nothing of it', async () => {
  for (const { screen } of [await open({}, 'guest'), await open({ account: 'somebody' })]) {
    await screen.unmount()
    expect(screen.container.textContent).toBe('')
  }
})
