import { getPromotionCategories, listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { setting } from '../../testing/promotion-setting.ts'
import { promotionGroups, promotionsAnswer } from '../../testing/promotions.ts'
import { PromotionsScreen } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)
const running = () =>
  createFakeServer()
    .answer(listAnnouncements, promotionsAnswer('EN', now))
    .answer(getPromotionCategories, { list: promotionGroups })
    .answer(listPromotionOffers, { list: [] })
const nothing = { player: [], popup: [], banners: [], promotion: [] }

const Page = ({ first, onCategory }: { first: string | undefined; onCategory(category: string | undefined): void }) => {
  const [category, setCategory] = useState(first)
  const change = (next: string | undefined) => {
    onCategory(next)
    setCategory(next)
  }
  return (
    <PromotionsScreen
      language="EN"
      {...(category === undefined ? {} : { category })}
      {...setting}
      onCategory={change}
    />
  )
}

const show = async (server: FakeServer, category?: string) => {
  const onCategory = vi.fn()
  const screen = await render(
    <Surroundings server={server} messages={messages}>
      <Page first={category} onCategory={onCategory} />
    </Surroundings>,
  )
  return { screen, onCategory }
}

test('[SYS-09] [PRM-01] every running promotion stands there with figure, condition, end and its own page', async () => {
  const { screen } = await show(running())
  await expect
    .element(screen.getByRole('link', { name: 'Friday cashback' }))
    .toHaveAttribute('href', '/promoDetail?id=101')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(screen.getByRole('article').all()).toHaveLength(3)
  for (const words of ['3.5%', 'Ends in 2 d 1 h', 'New members'])
    await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText(/^3 promotions/)).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[PRM-01] a group narrows the list and stands in the address; empty groups are not offered', async () => {
  const { screen, onCategory } = await show(running())
  await screen.getByRole('tab', { name: 'New players 1' }).click()
  expect(onCategory).toHaveBeenCalledExactlyOnceWith('new_player')
  await expect.element(screen.getByRole('link', { name: 'Friday cashback' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'A first look' })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: /Live tables/ })).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: 'All 3' }).click()
  expect(onCategory).toHaveBeenLastCalledWith(undefined)
})

test('[PRM-01] an address with a group that holds nothing says so, and leads to all', async () => {
  const { screen, onCategory } = await show(running(), 'live')
  await screen.getByRole('button', { name: 'Show all promotions' }).click()
  expect(onCategory).toHaveBeenCalledExactlyOnceWith(undefined)
  await expect.element(screen.getByRole('link', { name: 'Bring a friend' })).toBeVisible()
})

test('[PRM-01] where none runs it says so; a figure without its condition is not shown', async () => {
  const { screen } = await show(
    createFakeServer().answer(listAnnouncements, nothing).answer(getPromotionCategories, { list: [] }),
  )
  await expect.element(screen.getByText('No promotion is running right now')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  const bare = { ...nothing, promotion: [{ id: 9, title: 'Ninety-nine', content: '', figure: '99%' }] }
  const other = await show(
    createFakeServer().answer(listAnnouncements, bare).answer(getPromotionCategories, { list: [] }),
  )
  await expect.element(other.screen.getByText('Its terms are not published yet, so no sum is shown.')).toBeVisible()
  await expect.element(other.screen.getByText('99%')).not.toBeInTheDocument()
})

test('[PRM-01] without a connection the list can be asked for again; without the groups it stands whole', async () => {
  const server = running().fail('offline', listAnnouncements)
  const { screen } = await show(server)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This did not load/)
  expect(await axeFindings(screen.container)).toEqual([])
  server.heal().fail('500', getPromotionCategories)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'A first look' })).toBeVisible()
})

test('[PRM-01] a group in the address whose names do not load leaves the list whole', async () => {
  const { screen } = await show(running().fail('404', getPromotionCategories), 'live')
  await expect.element(screen.getByRole('link', { name: 'A first look' })).toBeVisible()
})
