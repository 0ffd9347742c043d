import { getBalance } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { atom } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { Balance } from '../index.ts'

const wire = { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] }

/** The page has the focus again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('[BEY-05] when the page has the focus again, an old sum is asked for anew, a young one is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createFakeServer().answer(getBalance, wire)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Balance hiddenAtom={atom(false)} />
    </Surroundings>,
  )
  await expect.poll(() => session.get()).toMatchObject({ member: expect.anything() })
  await expect.element(screen.getByText('\u20b14,821.50')).toBeVisible()
  await expect.element(screen.getByText('Balance updating')).not.toBeInTheDocument()
  const before = server.callsOf(getBalance).length
  server.answer(getBalance, { ...wire, sumBalance: 5000 })
  vi.setSystemTime(Date.now() + 20_000)
  comeBack()
  expect(server.callsOf(getBalance)).toHaveLength(before)
  vi.setSystemTime(Date.now() + 20_000)
  comeBack()
  await expect.element(screen.getByText('\u20b15,000.00')).toBeVisible()
  expect(server.callsOf(getBalance)).toHaveLength(before + 1)
})
