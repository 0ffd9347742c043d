import { endSessions, getSecurityConfig, listSessions } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { AccountScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const device = (id: number, more: object) => ({
  sessionId: `${id}${id}${id}${id}${id}${id}${id}${id}-1111-4111-8111-111111111111`,
  network: '203.0.113',
  loginTime: at - 7_200_000,
  lastSeenTime: at - 3_600_000,
  current: false,
  ...more,
})
const server = () =>
  createFakeServer()
    .answer(getSecurityConfig, { sessionCount: 4 } as never)
    .answer(endSessions, { ended: 1 })
    .answer(listSessions, {
      list: [
        device(1, { browser: 'Chrome', system: 'Windows', current: true }),
        device(2, { browser: 'Chrome', system: 'Android', lastNetwork: '198.51.100', lastCountry: 'VN' }),
        device(3, { browser: 'Safari', system: 'iPad', lastCountry: 'not one' }),
        device(4, { browser: null, system: null }),
      ],
      totalPages: 1,
      totalCount: 4,
    })

const show = async (fake: FakeServer = server()) => {
  const onPassword = vi.fn()
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <main>
        <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={onPassword} />
      </main>
    </Surroundings>,
  )
  return { screen, onPassword, fake }
}
const notMe = 'Not me: Phone, Chrome on Android, Vietnam, Network 198.51.100'

test.each([1440, 412])(
  '[MEM-02] at %d px: devices are named by kind and browser, with place and time of last use',
  async (width) => {
    await page.viewport(width, 900)
    const { screen } = await show()
    for (const words of [
      'Computer, Chrome on Windows',
      'Phone, Chrome on Android',
      'Tablet, Safari on iPad',
      'Unknown device',
    ])
      await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByText('Vietnam, Network 198.51.100 \u00b7 Active 1 hour ago')).toBeVisible()
    expect(screen.getByText('Network 203.0.113 \u00b7 Active 1 hour ago').elements()).toHaveLength(2)
    expect(screen.getByRole('button', { name: /^Not me: Computer/ }).elements()).toHaveLength(0)
    expect(await axeFindings(screen.container)).toEqual([])
  },
)

test('[MEM-02] a device that is not the member’s is ended after a question, and the password comes next', async () => {
  const { screen, fake, onPassword } = await show()
  await screen.getByRole('button', { name: notMe }).click()
  const dialog = screen.getByRole('dialog', { name: 'Not you on this device?' })
  await expect.element(dialog.getByText(/^Phone, Chrome on Android, Vietnam, .* is logged out at once/)).toBeVisible()
  await dialog.getByRole('button', { name: 'It was me' }).click()
  expect(fake.callsOf(endSessions)).toHaveLength(0)
  await screen.getByRole('button', { name: notMe }).click()
  await dialog.getByRole('button', { name: 'End it and change the password' }).click()
  await expect.poll(() => onPassword.mock.calls.length).toBe(1)
  expect(fake.callsOf(endSessions).map(({ input }) => input)).toEqual([
    { sessionId: '22222222-1111-4111-8111-111111111111' },
  ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['session.not.found', 1],
  ['system.busy', 0],
])('[MEM-02] after %s the password is led to %d times: one that ended by itself had it too', async (code, times) => {
  const { screen, onPassword } = await show(
    server().answer(endSessions, () => {
      throw new FakeRefusal(code)
    }),
  )
  await screen.getByRole('button', { name: notMe }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'End it and change the password' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onPassword).toHaveBeenCalledTimes(times)
})
