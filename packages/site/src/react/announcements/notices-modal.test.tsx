import { listAnnouncements, markAnnouncementRead } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { notice, notices, noticesAnswer } from '../../testing/notices.ts'
import { NoticesModal } from '../index.ts'

const member = () => {
  const session = createTestSession()
  session.start({ token: 'token-1', userName: 'linh' }, 'linh')
  return session
}

const show = async (
  list = notices(20),
  { first, session = createTestSession() }: { first?: string; session?: ReturnType<typeof createTestSession> } = {},
) => {
  const onClose = vi.fn()
  const server = createFakeServer()
    .answer(listAnnouncements, noticesAnswer({ player: list }))
    .answer(markAnnouncementRead, null)
  await render(
    <Surroundings server={server} session={session} messages={messages}>
      <NoticesModal language="EN" notice={first} onClose={onClose} />
    </Surroundings>,
  )
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    server,
    onClose,
    rows: () =>
      dialog
        .getByRole('navigation', { name: 'Announcements', exact: true })
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent?.replace(/Notice ·.*/, '')),
  }
}

test('[MOD-04] announcements come in pages of nine, each with its text beside the list', async () => {
  await page.viewport(1440, 900)
  const { dialog, rows, onClose } = await show()
  await expect.poll(rows).toEqual(Array.from({ length: 9 }, (_, index) => `Notice ${index + 1}`))
  await dialog.getByRole('button', { name: 'Page 3' }).click()
  expect(rows()).toEqual(['Notice 19', 'Notice 20'])
  await dialog.getByRole('button', { name: /^Notice 20/ }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Notice 20' })).toBeVisible()
  await expect.element(dialog.getByText('Text of 20.')).toBeVisible()
  await expect.element(dialog.getByRole('time')).toBeVisible()
  expect(await axeFindings(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[MOD-04] it opens on the announcement that was asked for, on its page, with its parts', async () => {
  const parts = [{ sequence: 0, title: 'When', content: '<p>At ten.</p>' }]
  const { dialog, rows } = await show(
    notices(20).map((row) => (row.id === 12 ? { ...row, contents: parts } : row)),
    { first: '12' },
  )
  await expect.element(dialog.getByRole('heading', { name: 'Notice 12' })).toBeVisible()
  await expect.element(dialog.getByText('At ten.')).toBeVisible()
  expect(rows()?.[0]).toBe('Notice 10')
})

test('[MOD-04] one that has ended says so, and the list stays', async () => {
  const { dialog } = await show(notices(2), { first: '99' })
  await expect.element(dialog.getByText('This announcement is no longer shown')).toBeVisible()
})

test('[MOD-04] on a phone the text takes the place of the list, with a way back', async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1440, 900))
  const { dialog } = await show(notices(3))
  await dialog.getByRole('button', { name: /^Notice 2/ }).click()
  await expect.element(dialog.getByRole('navigation')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Text of 2.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(dialog.getByRole('button', { name: /^Notice 2/ })).toHaveFocus()
})

test('[ANN-01] what a member opens is read from then on', async () => {
  const { dialog, server } = await show([notice(1), notice(2)], { session: member() })
  await expect.element(dialog.getByText('2 unread')).toBeVisible()
  server.answer(listAnnouncements, noticesAnswer({ player: [notice(1), notice(2, { read: true })] }))
  await dialog.getByRole('button', { name: /^Notice 2 \(not read\)/ }).click()
  await expect.element(dialog.getByText('1 unread')).toBeVisible()
  expect(server.callsOf(markAnnouncementRead).map(({ input }) => input)).toEqual([{ announcementId: 2 }])
})

test('[ANN-01] two that are opened one after the other stay read, in whatever order the answers come', async () => {
  const { dialog, server } = await show([notice(1), notice(2), notice(3)], { session: member() })
  await expect.element(dialog.getByText('3 unread')).toBeVisible()
  const answers: (() => void)[] = []
  const read = [1, 2, 3].map((id) => notice(id))
  server
    .answer(markAnnouncementRead, (input) => {
      const announcementId = Number(input.announcementId)
      read[announcementId - 1] = notice(announcementId, { read: true })
      return null
    })
    .answer(listAnnouncements, () => {
      const then = noticesAnswer({ player: [...read] })
      return new Promise<typeof then>((resolve) => answers.push(() => resolve(then)))
    })
  await dialog.getByRole('button', { name: /^Notice 1/ }).click()
  await expect.poll(() => answers).toHaveLength(1)
  await dialog.getByRole('button', { name: /^Notice 2/ }).click()
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.()
  await expect.element(dialog.getByText('1 unread')).toBeVisible()
  answers[0]?.()
  await dialog.getByRole('button', { name: /^Notice 1/ }).click()
  await expect.element(dialog.getByText('Text of 1.')).toBeVisible()
  await expect.element(dialog.getByText('1 unread')).toBeVisible()
  expect(server.callsOf(markAnnouncementRead)).toHaveLength(2)
})

test('[ANN-01] a guest has no marks, and notes nothing', async () => {
  const { dialog, server } = await show([notice(1)], { first: '1' })
  await expect.element(dialog.getByText('Text of 1.')).toBeVisible()
  expect(dialog.getByText(/unread|not read/).elements()).toEqual([])
  expect(server.callsOf(markAnnouncementRead)).toEqual([])
  expect(server.callsOf(listAnnouncements)[0]?.input).toMatchObject({ types: 'B,PL,PU,PR,H' })
})

test('[MOD-04] without announcements it says so', async () => {
  const { dialog } = await show([])
  await expect.element(dialog.getByText('No announcement right now')).toBeVisible()
})

test('[MOD-04] what did not load is asked for again', async () => {
  const server = createFakeServer().answer(listAnnouncements, () => {
    throw new FakeRefusal('unknown')
  })
  await render(
    <Surroundings server={server} messages={messages}>
      <NoticesModal language="EN" onClose={() => undefined} />
    </Surroundings>,
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.answer(listAnnouncements, noticesAnswer({ player: [notice(1)] }))
  await again.click()
  await expect.element(page.getByRole('button', { name: /^Notice 1/ })).toBeVisible()
})
