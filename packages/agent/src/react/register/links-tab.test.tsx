import { createAffiliateUrl, deleteAffiliateUrl, listAffiliateUrls } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RegisterSearch } from '../../index.ts'
import { serveRegister, showRegister, someLink } from '../../testing/register-world.tsx'

const field = (name: string) => page.getByRole('textbox', { name })

const links: RegisterSearch = { tab: 'links' }

test('[AGT-06] the links say how often they were opened, who registered, and what that is of a hundred', async () => {
  await page.viewport(1440, 900)
  const { screen } = await showRegister(serveRegister(), links)
  await expect.element(screen.getByRole('heading', { name: '5 members came by your links' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Radio.*Player 40 3 7\.5%/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Team.*Agent 10 2 20%/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^All links.*50 5 10%/ })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR code of Radio' })).toBeVisible()
  await expect.element(screen.getByText('guest-of-CODE501')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-06] the address opens a link, with its people', async () => {
  await page.viewport(1440, 900)
  const { screen } = await showRegister(serveRegister(), { ...links, open: '502' })
  await expect.element(screen.getByRole('img', { name: 'QR code of Team' })).toBeVisible()
  await expect.element(screen.getByText('guest-of-CODE502')).toBeVisible()
})

test.each([412, 320])('[AGT-06] at %d px a link opens over the list', async (width) => {
  await page.viewport(width, 900)
  const { screen } = await showRegister(serveRegister(), { ...links, open: '502' })
  await expect.element(page.getByRole('dialog').getByRole('img', { name: 'QR code of Team' })).toBeVisible()
  expect(await axeFindings(document.body)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'People who came by your links' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('[AGT-06] a link is made in one window, with its rates, and opens', async () => {
  await page.viewport(1440, 900)
  const { screen, server } = await showRegister(serveRegister(), links)
  await screen.getByRole('button', { name: 'New link' }).click()
  await field('Name of the link').fill('Friends')
  await field('Slots').fill('0.25')
  server.answer(listAffiliateUrls, {
    list: [someLink('503', 'Friends', 0, 0)],
    totals: { opened: 0, registered: 0 },
    totalPages: 1,
    totalCount: 1,
  })
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code of Friends' })).toBeVisible()
  expect(server.callsOf(createAffiliateUrl).map(({ input }) => input)).toEqual([
    { type: 0, note: 'Friends', rates: { RNG: 0.0025, LIVE: 0 } },
  ])
})

test('[AGT-06] a refused link leaves the window and what stands in it', async () => {
  await page.viewport(1440, 900)
  const server = serveRegister().answer(createAffiliateUrl, () => {
    throw new FakeRefusal('agent.links.full')
  })
  const { screen } = await showRegister(server, links)
  await screen.getByRole('button', { name: 'New link' }).click()
  await field('Name of the link').fill('Friends')
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect.element(page.getByText(failures['api.code.agent.links.full'])).toBeVisible()
  await expect.element(field('Name of the link')).toHaveValue('Friends')
})

test('[AGT-06] a link is deleted in two steps', async () => {
  await page.viewport(1440, 900)
  const { screen, server } = await showRegister(serveRegister(), links)
  await screen.getByRole('button', { name: 'Delete link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.callsOf(deleteAffiliateUrl)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Delete link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete link' }).click()
  await expect.element(page.getByText('The link is deleted.')).toBeVisible()
  expect(server.callsOf(deleteAffiliateUrl).map(({ input }) => input)).toEqual([{ affiUrlId: '501' }])
})

test('[AGT-06] a link that is gone already says so in the question', async () => {
  await page.viewport(1440, 900)
  const server = serveRegister().answer(deleteAffiliateUrl, () => {
    throw new FakeRefusal('agent.link.unknown')
  })
  const { screen } = await showRegister(server, links)
  await screen.getByRole('button', { name: 'Delete link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete link' }).click()
  await expect.element(page.getByText(failures['api.code.agent.link.unknown'])).toBeVisible()
})

test('[AGT-06] without links the page says what one is for', async () => {
  const { screen } = await showRegister(serveRegister([]), links)
  await expect.element(screen.getByText('No invitation links yet')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New link' })).toBeVisible()
})
