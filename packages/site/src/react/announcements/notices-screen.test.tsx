import { getMemberInfo, listAnnouncements, markAnnouncementRead } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { notice, notices, noticesAnswer } from '../../testing/notices.ts'
import { NoticesScreen } from '../index.ts'

const who = { id: 1, account: 'linh', nickname: null, type: 0, memberLabel: [] }

const show = async (server = createFakeServer().answer(listAnnouncements, noticesAnswer({ player: notices(20) }))) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linh' }, 'linh')
  const looks: unknown[] = []
  const Page = () => {
    const [look, setLook] = useState<{ current: string | null; page: number }>({ current: null, page: 1 })
    return (
      <NoticesScreen
        language="EN"
        {...look}
        onLook={(current, at) => {
          looks.push([current, at])
          setLook({ current, page: at })
        }}
      />
    )
  }
  const screen = await render(
    <Surroundings
      server={server.answer(markAnnouncementRead, null).answer(getMemberInfo, who)}
      session={session}
      messages={messages}
    >
      <main>
        <h1>Messages</h1>
        <Page />
      </main>
    </Surroundings>,
  )
  return { screen, server, looks }
}

test.for([1440, 412])(
  '[ANN-01] page and open announcement are told, and what is opened is read (%i px)',
  async (width) => {
    await page.viewport(width, 823)
    onTestFinished(() => page.viewport(1440, 900))
    const { screen, server, looks } = await show()
    await screen.getByRole('button', { name: 'Page 2' }).click()
    await screen.getByRole('button', { name: /^Notice 11 \(not read\)/ }).click()
    await expect.element(screen.getByText('Text of 11.')).toBeVisible()
    expect(looks).toEqual([
      [null, 2],
      ['11', 2],
    ])
    await expect
      .poll(() => server.callsOf(markAnnouncementRead).map(({ input }) => input))
      .toEqual([{ announcementId: 11 }])
    expect(await axeFindings(screen.container)).toEqual([])
  },
)

test('[ANN-01] what did not load is asked for again', async () => {
  const { screen, server } = await show(
    createFakeServer().answer(listAnnouncements, () => {
      throw new FakeRefusal('unknown')
    }),
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.answer(listAnnouncements, noticesAnswer({ player: [notice(1)] }))
  await again.click()
  await expect.element(screen.getByRole('button', { name: /^Notice 1/ })).toBeVisible()
})
