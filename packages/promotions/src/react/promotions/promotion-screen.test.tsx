import { listAnnouncements, listPromotionOffers, type ServedResponseOf } from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { PlainHtml } from '../../testing/plain-html.tsx'
import { setting } from '../../testing/promotion-setting.ts'
import { promotionsAnswer } from '../../testing/promotions.ts'
import { PromotionScreen } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)

type ServedPromotion = NonNullable<ServedResponseOf<typeof listAnnouncements>['promotion']>[number]

const serving = (part: Partial<ServedPromotion> = {}) => {
  const answer = promotionsAnswer('EN', now)
  return createFakeServer()
    .answer(listPromotionOffers, { list: [] })
    .answer(listAnnouncements, {
      ...answer,
      promotion: (answer.promotion ?? []).map((row) => (row.id === 101 ? { ...row, ...part } : row)),
    })
}

const show = async (server: FakeServer, id = '101', at = now) => {
  const onOpen = vi.fn()
  const screen = await render(
    <Surroundings server={server} messages={messages} client={{ now: at }}>
      <PromotionScreen id={id} language="EN" {...setting} Html={PlainHtml} listHref="/promotions" onOpen={onOpen} />
    </Surroundings>,
  )
  return { screen, onOpen }
}

test('[SYS-09] [PRM-01] a promotion stands with its figure, its end and its whole terms beside the offer', async () => {
  await page.viewport(1280, 900)
  const { screen } = await show(serving())
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Friday cashback' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: /^The week runs from Saturday/ })).toBeVisible()
  for (const words of ['1 time the bonus', 'Sports', 'Live casino at 10%', '7 days from when it is given'])
    await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions')
  expect(await axeFindings(screen.container)).toEqual([])
  await page.viewport(412, 823)
  await expect.element(screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/promotions')
})

test('[BEY-02] the conditions say within how many days a reward must be claimed, and nothing where it needs no claim', async () => {
  const offer = { promotionId: 101, promotionType: 'SIGNUP', claimDays: 7 }
  const { screen } = await show(serving().answer(listPromotionOffers, { list: [offer] }))
  await expect.element(screen.getByText('7 days after it is earned')).toBeVisible()
  await screen.unmount()
  const { screen: credited } = await show(serving())
  await expect.element(credited.getByText('1 time the bonus')).toBeVisible()
  await expect.element(credited.getByText('Claim it within')).not.toBeInTheDocument()
})

test('[PRM-01] terms are drawn by the component at hand, the parts of an announcement stand under their titles', async () => {
  const { screen } = await show(
    serving({
      content: '<p>Whole</p>',
      contents: [{ sequence: 1, title: 'Who may', content: '<p>Everybody of 21</p>' }],
    }),
  )
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Who may' })).toBeVisible()
  await expect.element(screen.getByText('Everybody of 21')).toBeVisible()
  await expect.element(screen.getByText('Whole')).toBeVisible()
})

test('[PRM-01] its picture stands over the terms; one of another host does not', async () => {
  const pictures = (...urls: string[]) =>
    serving({ announcementImages: urls.map((url, sequence) => ({ sequence, url })) })
  const { screen } = await show(pictures('https://evil.example/x.svg', '/favicon.ico'))
  await expect.element(screen.getByRole('heading', { name: 'Terms' })).toBeVisible()
  expect([...screen.container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/favicon.ico',
  ])
})

test('[PRM-01] no figure without terms', async () => {
  const { screen } = await show(serving({ content: '' }))
  await expect.element(screen.getByText('Its terms are not published yet, so no sum is shown.')).toBeVisible()
  await expect
    .element(screen.getByText('3.5%', { exact: false }).and(screen.getByRole('heading')))
    .not.toBeInTheDocument()
})

test.each([
  [
    { redirect: 'REDIRECT_URL', externalLink: 'https://t.example/' },
    'https://t.example/',
    'Open the page outside this site',
  ],
  [{ redirect: 'PROMO', redirectPromotionId: 102 }, '/promoDetail?id=102', 'See the promotion it belongs to'],
])('[PRM-01] %j is one link', async (part, href, name) => {
  const { screen } = await show(serving(part))
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('[PRM-01] a link inside the site is told to the site; a hostile one is none', async () => {
  const { screen, onOpen } = await show(serving({ redirect: 'REDIRECT_URL', externalLink: '/rng' }))
  await screen.getByRole('button', { name: 'Go there now' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ kind: 'path', path: '/rng' })
  const hostile = await show(serving({ redirect: 'REDIRECT_URL', externalLink: 'javascript:alert(1)' }), '101')
  await expect.element(hostile.screen.getByRole('heading', { name: 'Terms' })).toBeVisible()
  expect(hostile.screen.container.querySelectorAll('aside button, .p-columns__aside :is(a, button)')).toHaveLength(0)
})

test.each([
  ['101', now + 5 * 86_400_000, 'This promotion has ended'],
  ['999', now, 'This promotion is not running'],
])('[PRM-01] promotion %s at %i: it says so, and leads to the list', async (id, at, words) => {
  const { screen } = await show(serving(), id, at)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/promotions')
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[PRM-01] without a connection it can be asked for again', async () => {
  const server = serving().fail('offline', listAnnouncements)
  const { screen } = await show(server)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This did not load/)
  server.heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Friday cashback' })).toBeVisible()
})
