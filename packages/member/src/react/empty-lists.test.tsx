import { listBets, listBonuses, listTransactions } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import words from '@parlour/screen-kit/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import { answerCashier, answerWallets } from '../testing/index.ts'
import { BetsScreen, BonusScreen, TransactionsScreen, WalletScreen, type MemberPageHref } from './index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const none = { list: [], totalPages: 0, totalCount: 0 }
const server = () =>
  answerWallets(answerCashier(createFakeServer(), at), at)
    .answer(listBets, { ...none, totals: { stake: 0, win: 0, result: 0, count: 0 } })
    .answer(listTransactions, none)
    .answer(listBonuses, none)

const show = async (children: ReactNode) => {
  await page.viewport(412, 823)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings
      server={server()}
      session={session}
      messages={{ ...failures, ...words, ...messages }}
      client={{ now: at }}
    >
      <main>{children}</main>
    </Surroundings>,
  )
}
const nothing = () => undefined
const money = { language: 'EN', currency: 'PHP' } as const
const list = { ...money, search: {}, hrefOf: () => '#', onSearch: nothing }
const bonus = { ...money, search: {}, categoryName: String, hrefOf: () => '#', onSearch: () => undefined }
const all: MemberPageHref = (key, { kind = '' } = {}) => `#${key}${kind}`

test.each([
  {
    name: 'bets',
    title: 'Nothing in these days',
    link: 'Choose a game',
    to: '#games',
    screen: <BetsScreen {...list} categories={[]} gamesHref="#games" />,
    alone: <BetsScreen {...list} categories={[]} />,
  },
  {
    name: 'transactions',
    title: 'Nothing in these days',
    link: 'Deposit',
    to: '#depositv2',
    screen: <TransactionsScreen {...list} hrefOfPage={all} />,
    alone: <TransactionsScreen {...list} hrefOfPage={nothing} />,
  },
  {
    name: 'bonuses',
    title: 'No open bonus',
    link: 'See the promotions',
    to: '#promotions',
    screen: <BonusScreen {...bonus} hrefOfPage={all} promotionsHref="#promotions" />,
    alone: <BonusScreen {...bonus} hrefOfPage={all} />,
  },
])('[MEM-02] no $name: the list leads on, where there is somewhere', async ({ title, link, to, screen, alone }) => {
  const shown = await show(screen)
  await expect.element(shown.getByText(title)).toBeVisible()
  await expect.element(shown.getByRole('link', { name: link })).toHaveAttribute('href', to)
  expect(await axeFindings(shown.container)).toEqual([])
  await shown.unmount()
  const bare = await show(alone)
  await expect.element(bare.getByText(title)).toBeVisible()
  expect(bare.getByRole('link', { name: link }).elements()).toEqual([])
})

test('[MEM-03] the wallets lead to no page that the member does not have', async () => {
  const wallet = { ...money, logoOf: nothing }
  const whole = await show(<WalletScreen {...wallet} hrefOfPage={all} />)
  await expect
    .element(whole.getByRole('link', { name: 'All transactions' }))
    .toHaveAttribute('href', '#transactionHistoryother')
  await whole.unmount()
  const without = await show(<WalletScreen {...wallet} hrefOfPage={nothing} />)
  await expect.element(without.getByText('₱4,821.50').first()).toBeVisible()
  expect(without.getByRole('link').elements()).toEqual([])
})
