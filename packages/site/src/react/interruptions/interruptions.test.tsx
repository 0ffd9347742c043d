import { listAnnouncements, markAnnouncementRead } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { Modal } from '@parlour/ui-kit'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { atom, createStore, useAtomValue } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { notice, noticesAnswer, popup } from '../../testing/notices.ts'
import { Bell, Interruptions, InterruptionsProvider, useInterruption, useOwnInterruptions } from '../index.ts'

const busyAtom = atom(false)
const markAtom = atom('1')
const long = 0
const origin = 'https://vesper.example'
const start = Date.UTC(2026, 0, 15, 12)

function Waiting() {
  const { waiting, show } = useInterruption()
  return <Bell language="EN" waiting={waiting} unreadMessages={null} onWaiting={show} onNotices={() => undefined} />
}

function Reminder() {
  const { shown, close } = useOwnInterruptions([{ id: 'break', kind: 'safety', title: 'Time for a break' }])
  return shown === null ? null : (
    <button type="button" onClick={close}>
      Time for a break
    </button>
  )
}

interface World {
  answer?: Parameters<typeof noticesAnswer>[0]
  member?: boolean
  store?: ReturnType<typeof createMemoryStore>
  landedAt?: number
  reminder?: boolean
  busy?: boolean
  firstLogin?: boolean
  greeted?: boolean
}

const show = async ({
  answer = { popup: [popup(1), popup(2)] },
  member = false,
  store = createMemoryStore(),
  landedAt = long,
  reminder = false,
  busy = false,
  firstLogin = false,
  greeted = false,
}: World = {}) => {
  const session = createTestSession()
  if (member) session.start({ token: 'token-1', userName: 'linh' }, 'linh')
  const server = createFakeServer().answer(listAnnouncements, noticesAnswer(answer)).answer(markAnnouncementRead, null)
  const ways = { onReward: vi.fn(), onPromotion: vi.fn() }
  const atoms = createStore()
  atoms.set(busyAtom, busy)
  function Place() {
    const loginMark = useAtomValue(markAtom)
    return (
      <InterruptionsProvider
        busy={useAtomValue(busyAtom)}
        store={store}
        landedAt={landedAt}
        landing={loginMark}
        greeted={greeted}
      >
        <Waiting />
        {reminder && <Reminder />}
        <Interruptions
          language="EN"
          origin={origin}
          loginMark={member ? loginMark : null}
          firstLogin={firstLogin}
          {...ways}
        />
      </InterruptionsProvider>
    )
  }
  const screen = await render(
    <Surroundings server={server} session={session} atoms={atoms} messages={messages}>
      <Place />
    </Surroundings>,
  )
  return { screen, server, store, ways, atoms }
}
const dialogs = () =>
  page
    .getByRole('dialog')
    .elements()
    .map((box) => box.querySelector('h2')?.textContent)
const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

/** What was set has been drawn, and its effects have run. */
const shown = async () => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
}

/** The queue looks again each second: its looks are the test's to make. */
const withLooks = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return async () => {
    await shown()
    await vi.advanceTimersByTimeAsync(2_000)
    await shown()
  }
}

test('[ANN-02] a popup shows on entry, can be closed, and the next one waits in the bell: one promotion a session', async () => {
  await show()
  await expect.poll(dialogs).toEqual(['Popup 1'])
  await expect.element(page.getByText('Text of 1.')).toBeVisible()
  expect(await axeFindings(page.getByRole('dialog').element())).toEqual([])
  await close()
  await expect.poll(dialogs).toEqual([])
  await page.getByRole('button', { name: 'Announcements and messages, 1 new' }).click()
  await page.getByRole('menuitem', { name: 'Popup 2' }).click()
  await expect.poll(dialogs).toEqual(['Popup 2'])
  await close()
  await page.getByRole('button', { name: 'Announcements and messages', exact: true }).click()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('Popup 1')
})

test('[ANN-02] a popup shows once a session: a reload does not bring it back', async () => {
  const { store, screen } = await show()
  await expect.poll(dialogs).toEqual(['Popup 1'])
  await screen.unmount()
  await show({ store })
  await expect.element(page.getByRole('button', { name: 'Announcements and messages, 1 new' })).toBeVisible()
  expect(dialogs()).toEqual([])
})

test('[ANN-02][BEY-03] popups that are notices show in order, one after each landing; the others wait in the bell', async () => {
  const looks = withLooks()
  const world = { answer: { popup: [popup(1, { type: 'PL' }), popup(2, { type: 'PL' }), popup(3)] } }
  const { store, screen } = await show(world)
  await expect.poll(dialogs).toEqual(['Popup 1'])
  await close()
  await expect.element(page.getByRole('button', { name: 'Announcements and messages, 2 new' })).toBeVisible()
  await looks()
  expect(dialogs()).toEqual([])
  await screen.unmount()
  await show({ ...world, store })
  await expect.poll(dialogs).toEqual(['Popup 2'])
})

test('[BEY-03] after a window that greeted who came in the announcements wait in the bell', async () => {
  await show({ greeted: true, member: true, answer: { player: [notice(1)] } })
  await page.getByRole('button', { name: /^Announcements and messages/ }).click()
  await expect.element(page.getByRole('menuitem', { name: /^News for you/ })).toBeVisible()
  expect(dialogs()).toEqual([])
})

test.each([
  ['types', async () => userEvent.type(page.getByRole('textbox'), 'jade')],
  ['goes through the page by Tab', async () => userEvent.tab()],
])('[BEY-03] a popup takes no focus from one who %s; it comes once that is over', async (_, act) => {
  const looks = withLooks()
  await render(
    <label>
      Search <input />
    </label>,
  )
  const { atoms } = await show({ busy: true })
  await expect.element(page.getByRole('button', { name: 'Announcements and messages, 2 new' })).toBeVisible()
  await act()
  const focused = document.activeElement
  expect(focused).not.toBe(document.body)
  atoms.set(busyAtom, false)
  await looks()
  expect(dialogs()).toEqual([])
  expect(document.activeElement).toBe(focused)
  ;(focused as HTMLElement).blur()
  await looks()
  await expect.poll(dialogs).toEqual(['Popup 1'])
})

test('[BEY-03] nothing interrupts while a window is open, a game is on or a form in use; it comes once that is over', async () => {
  const { atoms } = await show({ busy: true })
  await expect.element(page.getByRole('button', { name: 'Announcements and messages, 2 new' })).toBeVisible()
  expect(dialogs()).toEqual([])
  atoms.set(busyAtom, false)
  await expect.poll(dialogs).toEqual(['Popup 1'])
})

test('[BEY-03] nothing interrupts over a window that somebody opened; it comes once that is closed', async () => {
  const question = await render(
    <Modal open name="logout" title="Log out?" closeLabel="Stay">
      Really?
    </Modal>,
  )
  await expect.poll(dialogs).toEqual(['Log out?'])
  await show()
  await expect.element(page.getByRole('button', { name: 'Announcements and messages, 2 new' })).toBeInTheDocument()
  expect(dialogs()).toEqual(['Log out?'])
  await question.unmount()
  await expect.poll(dialogs).toEqual(['Popup 1'])
})

test('[BEY-03] for five seconds after landing there is nothing, then it shows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await show({ landedAt: start })
    await expect.element(page.getByRole('button', { name: 'Announcements and messages, 2 new' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(dialogs()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(dialogs).toEqual(['Popup 1'])
})

test('[BEY-03] a reminder about safety goes before everything else', async () => {
  const { atoms } = await show({ busy: true, reminder: true, answer: { popup: [popup(1)] } })
  await page.getByRole('button', { name: 'Announcements and messages, 2 new' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    )
    .toEqual(['Time for a break', 'Popup 1'])
  await userEvent.keyboard('{Escape}')
  atoms.set(busyAtom, false)
  await page.getByRole('button', { name: 'Time for a break' }).click()
  await expect.poll(dialogs).toEqual(['Popup 1'])
})

test('[MOD-07] after a login the announcements show one after another, once a login, and count as read', async () => {
  const { server, atoms } = await show({ member: true, answer: { player: [notice(1), notice(2)] } })
  await expect.poll(dialogs).toEqual(['News for you'])
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Text of 2.')).toBeVisible()
  expect(await axeFindings(page.getByRole('dialog').element())).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(dialogs).toEqual([])
  for (const announcementId of [1, 2])
    expect(server.callsOf(markAnnouncementRead).map(({ input }) => input)).toContainEqual({ announcementId })
  atoms.set(markAtom, '2')
  await expect.poll(dialogs).toEqual(['News for you'])
})

test('[BEY-03] after the first login of an account what was written before it waits in the bell, and nothing stands before the page', async () => {
  await show({ member: true, firstLogin: true, answer: { player: [notice(1)], popup: [popup(1, { execution: 'F' })] } })
  await page.getByRole('button', { name: /^Announcements and messages/ }).click()
  await expect.element(page.getByText('Popup 1')).toBeVisible()
  expect(dialogs()).toEqual([])
})

test('[MOD-07] the same login does not show them again after a reload, and a guest never sees them', async () => {
  const answer = { player: [notice(1)] }
  const { store, screen } = await show({ member: true, answer })
  await expect.poll(dialogs).toEqual(['News for you'])
  await screen.unmount()
  const again = await show({ member: true, answer, store })
  await expect.element(page.getByRole('button', { name: /^Announcements and messages/ })).toBeVisible()
  expect(dialogs()).toEqual([])
  await again.screen.unmount()
  await show({ answer })
  await expect.element(page.getByRole('button', { name: 'Announcements and messages' })).toBeVisible()
  expect(dialogs()).toEqual([])
})

test.for([
  ['reward', { promotionType: 'MISSION' }, 'See your reward'],
  ['promotion', { redirect: 'PROMO', redirectPromotionId: 101 }, 'See the promotion'],
] as const)('[ANN-02] a popup leads to the %s', async ([kind, part, name]) => {
  const { ways } = await show({ answer: { popup: [popup(1, part)] } })
  await page.getByRole('button', { name }).click()
  expect(kind === 'reward' ? ways.onReward : ways.onPromotion).toHaveBeenCalledOnce()
  await expect.poll(dialogs).toEqual([])
})

test('[ANN-02] a popup leads outside through the gate for addresses only', async () => {
  const { screen } = await show({
    answer: { popup: [popup(1, { redirect: 'REDIRECT_URL', externalLink: 'https://t.example/' })] },
  })
  const link = page.getByRole('link', { name: 'Open the page outside this site' })
  await expect.element(link).toHaveAttribute('href', 'https://t.example/')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await screen.unmount()
  await show({ answer: { popup: [popup(1, { redirect: 'REDIRECT_URL', externalLink: 'javascript:alert(1)' })] } })
  await expect.poll(dialogs).toEqual(['Popup 1'])
  expect(page.getByRole('link').elements()).toEqual([])
})
