import { listRegisterPromotions } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { withMotion } from '@parlour/vitest/motion'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderAuth } from '../../testing/render-auth.tsx'
import { RegisterOffers } from './register-offers.tsx'

withMotion()

const zalo = {
  promotionId: 103,
  title: 'Zalo welcome',
  summary: 'Link your Zalo account once and confirm: up to 131K. Play it 3 times before you withdraw.',
  amount: null,
  maximumAmount: 131_000,
  terms: { wagerMultiple: 3, excludedCategories: [] },
}
const free = {
  promotionId: 104,
  title: 'A first look',
  summary: null,
  amount: 1_000,
  maximumAmount: null,
  terms: { wagerMultiple: 0, excludedCategories: [] },
}
const bare = { ...free, promotionId: 105, title: 'Something for nothing', terms: null }

const offers = page.getByRole('region', { name: 'Offers for new members' })

const open = async (list: (typeof zalo | typeof free | typeof bare)[]) => {
  const server = createFakeServer().answer(listRegisterPromotions, { list })
  await renderAuth(<RegisterOffers currency="VND" />, server)
  await expect.poll(() => server.callsOf(listRegisterPromotions).length).toBe(1)
}

test('[REG-11] more than one offer runs, has a dot each and can be held; what asks for nothing that is said is left out', async () => {
  await open([zalo, free, bare])
  await expect.element(offers.getByRole('button', { name: 'Hold the offers' })).toBeVisible()
  expect(offers.getByRole('button', { name: /^Offer \d of 2$/ }).elements()).toHaveLength(2)
  await expect.element(page.getByText('Something for nothing')).not.toBeInTheDocument()
})

test('[REG-13] the Zalo bonus is told with its sum and what it takes; one offer alone stands still', async () => {
  await open([zalo])
  await expect.element(offers.getByRole('heading', { name: 'Zalo welcome' })).toBeVisible()
  await expect.element(offers.getByText(/131,000/)).toBeVisible()
  await expect.element(offers.getByText(/up to 131K\. Play it 3 times/)).toBeVisible()
  await expect.element(offers.getByRole('button')).not.toBeInTheDocument()
})

test('[REG-11] without offers nothing stands there', async () => {
  await open([])
  await expect.element(offers).not.toBeInTheDocument()
})
