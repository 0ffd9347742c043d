import { listRooms } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { fromRow } from '../../game.ts'
import { jadeRow, roomList } from '../../testing/catalogue.ts'
import { RoomsModal } from '../index.ts'

const game = { ...fromRow(jadeRow), id: 10_300, name: 'Thirteen', category: 'PVP' }

const show = async (server = createFakeServer().answer(listRooms, roomList)) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const onOpen = vi.fn()
  const onClose = vi.fn()
  await render(
    <Surroundings server={server} session={session} messages={messages}>
      <RoomsModal game={game} currency="PHP" onOpen={onOpen} onClose={onClose} />
    </Surroundings>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Rooms of Thirteen' })).toBeVisible()
  return {
    server,
    onOpen,
    onClose,
    findings: () => axeFindings(document.body, { rules: partOfPage }),
  }
}

test('[LOB-11] a room shows stakes and seats and is entered by its own id', async () => {
  const { onOpen, onClose, findings } = await show()
  await expect.element(page.getByText('\u20b11.00 to \u20b150.00 \u00b7 2 of 6 seats taken')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Enter Regular' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ ...game, roomId: 'ROOM,10300-2' })
})

test('[LOB-11] a full room says so and has no way in', async () => {
  await show()
  await expect.element(page.getByText('Full')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enter Master' })).not.toBeInTheDocument()
})

test('[LOB-11] more rooms come by a button', async () => {
  const first = { ...roomList, totalPages: 2 }
  const server = createFakeServer().answer(listRooms, ({ pageNum }) =>
    pageNum > 1
      ? {
          ...first,
          content: roomList.content
            ?.slice(0, 1)
            .map((room) => ({ ...room, roomId: 'ROOM,10300-9', roomName: 'Night' })),
        }
      : first,
  )
  await show(server)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByRole('button', { name: 'Enter Night' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enter Beginner' })).toBeVisible()
})

test('[LOB-11] where no room is open, that is said', async () => {
  const { findings } = await show(createFakeServer().answer(listRooms, { content: [], totalPages: 0, totalCount: 0 }))
  await expect.element(page.getByText('No room is open now')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOB-11] rooms that did not come can be asked for again', async () => {
  const server = createFakeServer().answer(listRooms, () => {
    throw new FakeRefusal('system.busy')
  })
  await show(server)
  server.answer(listRooms, roomList)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Enter Beginner' })).toBeVisible()
})
