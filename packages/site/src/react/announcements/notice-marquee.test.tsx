import { listAnnouncements } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { withMotion } from '@parlour/vitest/motion'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { notices, noticesAnswer } from '../../testing/notices.ts'
import { NoticeMarquee } from '../index.ts'

withMotion()

const show = async (count: number) => {
  const onOpen = vi.fn()
  const server = createFakeServer().answer(listAnnouncements, noticesAnswer({ player: notices(count) }))
  const screen = await render(
    <Surroundings server={server} messages={messages}>
      <NoticeMarquee language="EN" onOpen={onOpen} />
    </Surroundings>,
  )
  return { screen, server, onOpen }
}

test('[LOB-01] home shows its newest announcements in one line that can be stopped, and opens the one that is pressed', async () => {
  const { screen, onOpen } = await show(8)
  const place = screen.container.querySelector('.p-ticker')?.getBoundingClientRect().height
  await screen.getByRole('button', { name: 'Stop the announcements' }).click()
  await screen.getByRole('button', { name: 'Notice 1' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('1')
  expect(screen.container.querySelector('.p-ticker')?.getBoundingClientRect().height).toBe(place)
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[LOB-01] without announcements there is no line', async () => {
  const { screen } = await show(0)
  await expect.poll(() => screen.container.querySelector('.p-ticker')).toBeNull()
})
