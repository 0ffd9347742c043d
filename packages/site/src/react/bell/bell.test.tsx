import { listAnnouncements } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import type { ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { notice, notices, noticesAnswer } from '../../testing/notices.ts'
import { Bell } from '../index.ts'

const waiting = [{ id: 'popup:1', kind: 'promotion' as const, title: 'Friday cashback', seen: false }]

const show = async (props: Partial<ComponentProps<typeof Bell>> = {}, player = notices(5), member = false) => {
  const session = createTestSession()
  if (member) session.start({ token: 'token-1', userName: 'linh' }, 'linh')
  const calls = { onWaiting: vi.fn(), onNotices: vi.fn(), onMessages: vi.fn() }
  const server = createFakeServer().answer(listAnnouncements, noticesAnswer({ player }))
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <main>
        <Bell language="EN" waiting={[]} unreadMessages={null} {...calls} {...props} />
      </main>
    </Surroundings>,
  )
  return { screen, ...calls }
}
const rows = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

test('[BEY-03] a guest finds what waits and the newest announcements, and nothing is called unread', async () => {
  const { screen, onWaiting, onNotices } = await show({ waiting })
  const bell = screen.getByRole('button', { name: 'Announcements and messages, 1 new' })
  await expect.element(bell).toBeVisible()
  await bell.click()
  await expect.poll(rows).toEqual(['Friday cashback', 'Notice 1', 'Notice 2', 'Notice 3', 'Announcements'])
  expect(
    await axeFindings(document.body, { rules: { ...partOfPage, 'aria-hidden-focus': { enabled: false } } }),
  ).toEqual([])
  await page.getByRole('menuitem', { name: 'Friday cashback' }).click()
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith('popup:1')
  await bell.click()
  await page.getByRole('menuitem', { name: 'Notice 2' }).click()
  expect(onNotices).toHaveBeenCalledExactlyOnceWith('2')
})

test('[BEY-03] a member\u2019s count is of what waits, announcements not read and messages, and each has a way', async () => {
  const { screen, onMessages, onNotices } = await show(
    { waiting, unreadMessages: 4 },
    [notice(1), notice(2, { read: true })],
    true,
  )
  await screen.getByRole('button', { name: 'Announcements and messages, 6 new' }).click()
  await expect.poll(rows).toEqual(['Friday cashback', 'Notice 1', 'Announcements1', 'Messages4'])
  await page.getByRole('menuitem', { name: /^Messages/ }).click()
  expect(onMessages).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: /new$/ }).click()
  await page.getByRole('menuitem', { name: /^Announcements/ }).click()
  expect(onNotices).toHaveBeenCalledExactlyOnceWith()
})

test('[BEY-03] what has shown is found again and counts as nothing new', async () => {
  const { screen, onWaiting } = await show({ waiting: waiting.map((entry) => ({ ...entry, seen: true })) })
  await screen.getByRole('button', { name: 'Announcements and messages', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Friday cashback' }).click()
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith('popup:1')
})

test('[BEY-03] it works with the keyboard alone and on a phone, and says no count where nothing waits', async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1440, 900))
  const { screen, onNotices } = await show({}, [])
  const bell = screen.getByRole('button', { name: 'Announcements and messages' })
  await userEvent.tab()
  await expect.element(bell).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toEqual(['Announcements'])
  await userEvent.keyboard('{Enter}')
  expect(onNotices).toHaveBeenCalledOnce()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})
