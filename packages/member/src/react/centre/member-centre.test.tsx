import { getAvatar, getBalance, getMemberInfo } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { memberPages, type MemberPage } from '../../index.ts'
import { MemberCentre } from '../index.ts'

const nothing = () => undefined

const show = async (children: ReactNode, clubLabel: { labelName: string } | null = { labelName: 'Sapphire' }) => {
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const server = createFakeServer()
    .answer(getMemberInfo, {
      id: 1,
      account: 'linhtran88',
      nickname: 'Linh',
      type: 0,
      clubLabel,
      memberLabel: [],
    })
    .answer(getBalance, { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] })
    .answer(getAvatar, { avatar: '2', avatarType: 'STATIC', gallery: [] })
  const screen = await render(
    <Surroundings server={server} session={who} messages={messages}>
      <main>{children}</main>
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, findings }
}

test('[MEM-01] the menu has an entry for each page that there is, the open one marked, and the cross closes', async () => {
  await page.viewport(1440, 900)
  const closed: string[] = []
  const centre = (
    <MemberCentre
      page="personalHistoryCopy"
      shows="page"
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      onClose={() => closed.push('closed')}
      onLogout={nothing}
    >
      Bets
    </MemberCentre>
  )
  const { screen } = await show(centre)
  const menu = screen.getByRole('navigation', { name: 'Member centre' })
  await expect.element(menu.getByRole('link', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page')
  expect(menu.getByRole('link').elements()).toHaveLength(memberPages.length)
  await expect.element(screen.getByText('Sapphire')).toBeVisible()
  await screen.getByRole('button', { name: 'Close the member centre' }).click()
  expect(closed).toEqual(['closed'])
})

test('[MEM-01] places of the house stand below the pages of the centre', async () => {
  await page.viewport(412, 823)
  const places = [{ id: 'points', label: 'Points shop', href: '#mall', icon: null }]
  const centre = (
    <MemberCentre
      page="securityCenter"
      shows="list"
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      places={places}
      onClose={nothing}
      onLogout={nothing}
    >
      Account
    </MemberCentre>
  )
  const { screen, findings } = await show(centre)
  await expect
    .element(screen.getByRole('navigation', { name: 'Member centre' }).getByRole('link').last())
    .toHaveAttribute('href', '#mall')
  expect(await findings()).toEqual([])
})

test('[HDR-06] the name leads to the profile, the label to the rank, or to my account where there is none', async () => {
  await page.viewport(1440, 900)
  const centre = (
    <MemberCentre
      page="securityCenter"
      shows="page"
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      onClose={nothing}
      onLogout={nothing}
    >
      Account
    </MemberCentre>
  )
  const { screen } = await show(centre)
  await expect.element(screen.getByRole('link', { name: 'Linh' })).toHaveAttribute('href', '#profile')
  await expect.element(screen.getByRole('link', { name: 'Sapphire' })).toHaveAttribute('href', '#playerRank')
  await screen.unmount()
  const { screen: unlabelled } = await show(centre, null)
  await expect.element(unlabelled.getByRole('link', { name: 'linhtran88' })).toHaveAttribute('href', '#securityCenter')
})

test('[HDR-03] on a credit market the centre offers neither deposit nor withdrawal', async () => {
  await page.viewport(412, 823)
  const centre = (without: readonly MemberPage[]) => (
    <MemberCentre
      page="securityCenter"
      shows="list"
      without={without}
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      onClose={nothing}
      onLogout={nothing}
    >
      Account
    </MemberCentre>
  )
  const ways = { name: /^(?:Deposit|Withdraw)/ }
  const { screen } = await show(centre([]))
  expect(screen.getByRole('link', ways).elements()).toHaveLength(4)
  await screen.unmount()
  const { screen: credit } = await show(centre(['depositv2', 'withdraw']))
  await expect.element(credit.getByRole('link', { name: 'My account' })).toBeVisible()
  await expect.element(credit.getByRole('link', ways)).not.toBeInTheDocument()
})

test('[MEM-02] an address without a page keeps the menu of the centre, and no entry is the open one', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show(
    <MemberCentre
      page={null}
      missingTitle="There is no page here"
      shows="page"
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      onClose={nothing}
      onLogout={nothing}
    >
      The address may be old.
    </MemberCentre>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'My account' })).toBeVisible()
  expect(screen.container.querySelector('[aria-current="page"]')).toBeNull()
})

test('[CHT-02] [MEM-01] an entry says how much waits there; nothing where nothing waits', async () => {
  await page.viewport(412, 823)
  const centre = (unread: number) => (
    <MemberCentre
      page="securityCenter"
      shows="list"
      badges={{ messageV2: unread }}
      hrefOf={(key) => `#${key}`}
      pictureOf={() => ''}
      onClose={nothing}
      onLogout={nothing}
    >
      Account
    </MemberCentre>
  )
  const { screen, findings } = await show(centre(3))
  await expect.element(screen.getByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute('href', '#messageV2')
  expect(await findings()).toEqual([])
  await screen.unmount()
  const { screen: read } = await show(centre(0))
  await expect.element(read.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})
