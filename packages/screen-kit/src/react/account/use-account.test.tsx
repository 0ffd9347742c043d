import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AccountRole } from '../../index.ts'
import { AccountProvider, useAccount, useAccountRole, useRealAccount, useSignedIn } from '../index.ts'

const sourceOf = (account: string | null, role: AccountRole) => {
  const now = { account, role, changed: (): void => undefined }
  const source = {
    subscribe: (changed: () => void) => {
      now.changed = changed
      return () => undefined
    },
    account: () => now.account,
    role: () => now.role,
  }
  return { source, now }
}

const Who = () => (
  <p>{[useSignedIn() ?? 'nobody', useAccount() || 'none', useRealAccount() || 'none', useAccountRole()].join(' ')}</p>
)

test.each([
  [null, 'guest', 'nobody none none guest'],
  ['ana', 'unknown', 'ana ana ana unknown'],
  ['ana', 'member', 'ana ana ana member'],
  ['ana', 'agent', 'ana ana ana agent'],
  ['demo01', 'demo', 'demo01 demo01 none demo'],
] as const)('[LOG-08] %j of the role %s is read as %j', async (account, role, words) => {
  const { source } = sourceOf(account, role)
  const screen = await render(
    <AccountProvider value={source}>
      <Who />
    </AccountProvider>,
  )
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
})

test('[LOG-14] a screen follows who signs in', async () => {
  const { source, now } = sourceOf(null, 'guest')
  const screen = await render(
    <AccountProvider value={source}>
      <Who />
    </AccountProvider>,
  )
  await expect.element(screen.getByText('nobody none none guest')).toBeVisible()
  act(() => {
    now.account = 'ana'
    now.role = 'member'
    now.changed()
  })
  await expect.element(screen.getByText('ana ana ana member')).toBeVisible()
})
