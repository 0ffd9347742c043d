import { useEndpointMutation } from '@parlour/api-client/react'
import { removePayoutAccount, getBalance, listPayoutAccounts } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { SessionState } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { AccountChannel } from '@parlour/screen-kit'
import { Balance, useAccountAcrossTabs } from '../index.ts'

const wire = { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] }
const first = '\u20b14,821.50'

const accountOf = (state: SessionState) => (state.status === 'member' ? state.account : '')
const asked = (server: FakeServer) => server.calls.filter(({ endpoint }) => endpoint === 'getBalance').length

const show = async () => {
  await page.viewport(1440, 900)
  const server = createFakeServer().answer(getBalance, wire)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const hiddenAtom = atom(false)
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Balance hiddenAtom={hiddenAtom} />
    </Surroundings>,
  )
  // From here on the sum is that of the account which the server names.
  await expect.poll(() => session.get()).toMatchObject({ member: expect.anything() })
  await expect.element(screen.getByText(first)).toBeVisible()
  await expect.element(screen.getByText('Balance updating')).not.toBeInTheDocument()
  const findings = () => axeFindings(screen.container)
  return { screen, server, session, findings, refresh: screen.getByRole('button', { name: 'Refresh the balance' }) }
}

test('[HDR-04] the sum hides behind three stars and comes back', async () => {
  const { screen, findings } = await show()
  await screen.getByRole('button', { name: 'Hide the balance' }).click()
  await expect.element(screen.getByText('***')).toBeVisible()
  await expect.element(screen.getByText(first)).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Show the balance' }).click()
  await expect.element(screen.getByText(first)).toBeVisible()
})

test('[BEY-09] what of the sum is bonus money stands under it, and hides with it', async () => {
  const { screen, server, refresh } = await show()
  server.answer(getBalance, { ...wire, bonus: 800 })
  await refresh.click()
  await expect.element(screen.getByText(/^₱800.00 bonus, /)).toBeVisible()
  await screen.getByRole('button', { name: 'Hide the balance' }).click()
  await expect.element(screen.getByText(/bonus/)).not.toBeInTheDocument()
})

test('[HDR-04] while the balance is asked for again, it says that it is updating', async () => {
  const { screen, server, findings, refresh } = await show()
  let answer: (wire: object) => void = () => undefined
  server.answer(getBalance, () => new Promise((done) => (answer = done)) as never)
  await refresh.click()
  await expect.element(screen.getByText('Balance updating')).toBeVisible()
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true')
  expect(await findings()).toEqual([])
  answer({ ...wire, sumBalance: 5000 })
  await expect.element(screen.getByText('\u20b15,000.00')).toBeVisible()
  await expect.element(screen.getByText('Balance updating')).not.toBeInTheDocument()
})

test('[HDR-04] a balance that did not load keeps the last sum and says so', async () => {
  const { screen, server, findings, refresh } = await show()
  server.answer(getBalance, () => {
    throw new FakeRefusal('system.busy')
  })
  await refresh.click()
  await expect.element(screen.getByText('Balance not loaded')).toBeInTheDocument()
  await expect.element(screen.getByText(first)).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOG-11] after the browser brought the page back no sum shows until the server has confirmed it', async () => {
  const { screen, server, session } = await show()
  let answer: (wire: object) => void = () => undefined
  server.answer(getBalance, () => new Promise((done) => (answer = done)) as never)
  const before = server.calls.filter(({ endpoint }) => endpoint === 'getBalance').length
  session.recheck()
  await expect.element(screen.getByText(first)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Balance updating')).toBeVisible()
  answer({ ...wire, sumBalance: 5000 })
  await expect.element(screen.getByText('\u20b15,000.00')).toBeVisible()
  expect(server.calls.filter(({ endpoint }) => endpoint === 'getBalance').length).toBe(before + 1)
})

test('[BEY-05] under the sum stands how old it is and what it counts, by the clock of the server', async () => {
  const server = createFakeServer().answer(getBalance, { ...wire, asOf: Date.UTC(2026, 0, 15, 11, 55) })
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Balance hiddenAtom={atom(false)} />
    </Surroundings>,
  )
  await expect.element(screen.getByText(/^\d+ minutes ago, all wallets$/)).toBeVisible()
})

function channelOf() {
  const posted: unknown[] = []
  const heard = new Set<(message: unknown) => void>()
  const channel: AccountChannel = {
    post: (message) => posted.push(message),
    listen: (onMessage) => {
      heard.add(onMessage)
      return () => heard.delete(onMessage)
    },
  }
  return { posted, heard, channel }
}

test('[BEY-05] a sum that changes in one tab is asked for anew in the others, and that ends there', async () => {
  const { posted, heard, channel } = channelOf()
  const now = () => 0
  const read = vi.fn(async () => 'claims')
  const launch = vi.fn(async () => 'an address that is good once')
  const Tab = () => {
    const who = accountOf(session.get())
    useQuery({ queryKey: ['listClaims', who, 'EN'], queryFn: read, meta: { everybody: false } })
    useQuery({ queryKey: ['launch', who], queryFn: launch, staleTime: Infinity })
    useAccountAcrossTabs(channel, accountOf(session.get()), now)
    useSession()
    return <Balance hiddenAtom={atom(false)} />
  }
  const server = createFakeServer().answer(getBalance, wire)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Tab />
    </Surroundings>,
  )
  await expect.poll(() => session.get()).toMatchObject({ member: expect.anything() })
  await expect.element(screen.getByText(first)).toBeVisible()
  expect(posted).toEqual([])
  server.answer(getBalance, { ...wire, sumBalance: 5000 })
  for (const onMessage of heard) onMessage({ type: 'balance', account: 'somebody', at: 0 })
  const account = accountOf(session.get())
  const before = asked(server)
  const [reads, launches] = [read.mock.calls.length, launch.mock.calls.length]
  for (const onMessage of heard) onMessage({ type: 'balance', account, at: 0 })
  await expect.element(screen.getByText('\u20b15,000.00')).toBeVisible()
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(reads)
  // A tab that follows sends none; one that finds the same again neither.
  expect([posted, asked(server)]).toEqual([[], before + 1])
  for (const onMessage of heard) onMessage({ type: 'balance', account, at: 0 })
  await expect.poll(() => asked(server)).toBe(before + 2)
  expect(posted).toEqual([])
  // A transfer between wallets leaves the total as it is.
  const moved = [{ accountTypeId: 3, availBalance: 500, vendor: 'TESSERA' }]
  server.answer(getBalance, { ...wire, sumBalance: 5000, balance: moved })
  await screen.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect.poll(() => posted).toEqual([{ type: 'balance', account, at: 0 }])
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(reads + 1)
  expect(launch).toHaveBeenCalledTimes(launches)
})

test('[BEY-05] what an effect has changed is read again in the other tabs, by name, and nothing else', async () => {
  const { posted, heard, channel } = channelOf()
  const now = () => 0
  const accounts = vi.fn(async () => 'accounts')
  const claims = vi.fn(async () => 'claims')
  const Tab = () => {
    const who = accountOf(session.get())
    useQuery({ queryKey: ['listPayoutAccounts', `${who}/EN`], queryFn: accounts, meta: { everybody: false } })
    useQuery({ queryKey: ['listClaims', who, 'EN'], queryFn: claims, meta: { everybody: false } })
    useAccountAcrossTabs(channel, who, now)
    const effect = useEndpointMutation(removePayoutAccount, { invalidates: [listPayoutAccounts] })
    return <button onClick={() => effect.send({ bankCardId: 7 })}>Remove</button>
  }
  const server = createFakeServer().answer(getBalance, wire).answer(removePayoutAccount, null)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Tab />
    </Surroundings>,
  )
  await screen.getByRole('button', { name: 'Remove' }).click()
  const account = accountOf(session.get())
  await expect.poll(() => posted).toEqual([{ type: 'effect', account, reads: ['listPayoutAccounts'], at: 0 }])
  const [before, others] = [accounts.mock.calls.length, claims.mock.calls.length]
  for (const message of [
    { type: 'effect', account: 'somebody', reads: ['listPayoutAccounts'] },
    { type: 'effect', account },
    null,
  ])
    for (const onMessage of heard) onMessage(message)
  for (const onMessage of heard) onMessage(posted[0])
  await expect.poll(() => accounts.mock.calls.length).toBe(before + 1)
  expect(claims).toHaveBeenCalledTimes(others)
})
