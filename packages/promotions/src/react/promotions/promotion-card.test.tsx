import { getMemberInfo, joinPromotion, listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { answerStates, offersAnswer } from '../../testing/offers.ts'
import { setting } from '../../testing/promotion-setting.ts'
import { PromotionsScreen } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)
const serve = () => answerStates(createFakeServer(), now)

const show = async (server: FakeServer = serve(), category?: string) => {
  await page.viewport(1440, 900)
  server.answer(getMemberInfo, { id: 1, account: 'linhtran88', type: 0, memberLabel: [] })
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings
      server={server}
      session={session}
      messages={{ ...failures, ...messages }}
      client={{ now, capabilities: { idempotency: 'honoured' } }}
    >
      <main>
        <PromotionsScreen
          language="EN"
          {...setting}
          waiting={2}
          onCategory={() => undefined}
          {...(category === undefined ? {} : { category })}
        />
      </main>
    </Surroundings>,
  )
  await expect.element(screen.getByText('Joined', { exact: true })).toBeVisible()
  return screen
}
const card = (title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('[PRM-01] every card says how it stands, since when and why not, by one call for all of them', async () => {
  const server = serve()
  const screen = await show(server)
  for (const [title, state] of [
    ['Weekend at the tables', 'Open'],
    ['Weekend at the reels', 'Joined'],
    ['Third deposit', 'Chosen with a deposit'],
    ['Win of the week', 'Applied, under review'],
    ['Photo of the table', 'Not approved'],
    ['Catch of the day', 'To claim'],
    ['A first look', 'Claimed'],
    ['First deposit', 'Not for you'],
    ['Ocean King week', 'Not open yet'],
  ] as const)
    await expect.element(card(title).getByText(state, { exact: true })).toBeVisible()
  await expect.element(card('First deposit').getByText('It is for the first deposit of an account only.')).toBeVisible()
  await expect.element(card('Photo of the table').getByText('The picture shows no account name.')).toBeVisible()
  await expect.element(card('A first look').getByText('Dec 16, 2025')).toBeVisible()
  await expect.element(card('Ocean King week').getByText(/^Opens Jan 20, 2026/)).toBeVisible()
  expect(server.callsOf(listPromotionOffers)).toHaveLength(1)
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[PRM-01] each card has the one thing to do about it as it stands', async () => {
  await show()
  for (const [title, name, href] of [
    ['Second deposit', 'Deposit with it: Second deposit', '/member/depositv2?promotion=203'],
    ['Zalo welcome', 'Apply: Zalo welcome', '/promoDetail?id=205'],
    ['Win of the week', 'See application: Win of the week', '/member/rewardCenter?tab=applications'],
    ['Photo of the table', 'Apply again: Photo of the table', '/promoDetail?id=207'],
    ['Catch of the day', 'Claim it: Catch of the day', '/member/rewardCenter'],
    ['Bring a friend', 'Get my link: Bring a friend', '/member/referral'],
    ['First deposit', 'Details: First deposit', '/promoDetail?id=210'],
    ['Ocean King week', 'Details: Ocean King week', '/promoDetail?id=211'],
  ] as const)
    await expect.element(card(title).getByRole('link', { name })).toHaveAttribute('href', href)
})

test('[BEY-02] a figure stands with all of its terms: what is played, the highest bet, what does not count, the time', async () => {
  await show()
  const joined = card('Weekend at the reels')
  await expect.element(joined.getByText('₱28', { exact: true })).toBeVisible()
  await expect
    .element(
      joined.getByText(
        /^To play before you withdraw: 1 time the bonus · Highest stake .*: ₱100\.00 · Does not count: Sports · Time to play it: 14 days/,
      ),
    )
    .toBeVisible()
})

test('[PRM-01] joining happens once however often it is pressed; the card says so, keeps the focus and puts no link under the finger', async () => {
  // The answer comes after both presses: the second one would be on what takes the button's place.
  let release: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const server = serve().answer(joinPromotion, async ({ promotionId }) => {
    await pressed
    return { promotionId, status: 'signed', startTime: now, endTime: now + 2 * 86_400_000 }
  })
  await show(server)
  await card('Weekend at the tables').getByRole('button', { name: 'Join: Weekend at the tables' }).dblClick()
  release()
  const told = card('Weekend at the tables').getByRole('status')
  await expect.element(told).toMatchTextContent(/^You have joined\. Your bets count until Jan 17, 2026/)
  await expect.element(told).toHaveFocus()
  const joined = card('Weekend at the tables').getByRole('button', { name: 'Joined' })
  await expect.element(joined).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Join:/ })).not.toBeInTheDocument()
  await expect.element(card('Weekend at the tables').getByRole('link', { name: /^Details/ })).not.toBeInTheDocument()
  expect(server.callsOf(joinPromotion)).toHaveLength(1)
})

test('[PRM-01] one that ended between the page and the press says so at its place', async () => {
  const server = serve().answer(joinPromotion, () => {
    throw new FakeRefusal('promotion.unknown')
  })
  await show(server)
  await card('Weekend at the tables').getByRole('button', { name: /^Join/ }).click()
  await expect.element(card('Weekend at the tables').getByRole('alert')).toBeVisible()
  await expect.poll(() => server.callsOf(listPromotionOffers).length).toBe(2)
})

test('[PRM-01] a lost answer is asked for again with the same press, and counts once', async () => {
  const server = serve().fail('offline', joinPromotion, 1)
  await show(server)
  await card('Weekend at the tables').getByRole('button', { name: /^Join/ }).click()
  await card('Weekend at the tables').getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(card('Weekend at the tables').getByRole('status')).toMatchTextContent(/^You have joined/)
})

test('[PRM-01] mine are those that I have a part in', async () => {
  await show(serve(), '-mine')
  await expect.element(page.getByRole('tab', { name: 'Mine 6' })).toHaveAttribute('aria-selected', 'true')
  expect(page.getByRole('article').all()).toHaveLength(6)
})

test('[PRM-02] what waits to be claimed is said over the list, with the way there', async () => {
  const screen = await show()
  await expect.element(screen.getByText('2 rewards wait for you to claim them.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Reward centre' }))
    .toHaveAttribute('href', '/member/rewardCenter')
})

test('[PRM-01] without the states the list stands, and they can be asked for again', async () => {
  await page.viewport(1440, 900)
  const server = serve().fail('500', listPromotionOffers)
  const screen = await render(
    <Surroundings server={server} messages={{ ...failures, ...messages }} client={{ now }}>
      <PromotionsScreen language="EN" {...setting} onCategory={() => undefined} />
    </Surroundings>,
  )
  await expect.element(card('Weekend at the tables')).toBeVisible()
  await expect.element(screen.getByText('How the promotions stand for you did not load.')).toBeVisible()
  server.heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Join: Weekend at the tables' })).toBeVisible()
})

test('[BEY-18] a promotion is open from its moment on and gone at its end, while the page stands', async () => {
  let passed = 0
  const server = createFakeServer()
    .answer(listPromotionOffers, offersAnswer())
    .answer(listAnnouncements, {
      player: [],
      popup: [],
      banners: [],
      promotion: [
        { id: 1, title: 'Begins', content: '', startDate: now + 400, endDate: null },
        { id: 2, title: 'Ends', content: '', startDate: now - 1, endDate: now + 400 },
      ],
    })
  await render(
    <Surroundings server={server} messages={{ ...failures, ...messages }} client={{ now, monotonic: () => passed }}>
      <PromotionsScreen language="EN" {...setting} onCategory={() => undefined} />
    </Surroundings>,
  )
  await expect.element(card('Begins').getByText('Not open yet')).toBeVisible()
  passed = 400
  await expect.element(card('Begins').getByText('Open', { exact: true })).toBeVisible()
  await expect.element(card('Ends')).not.toBeInTheDocument()
})

test('[PRM-01] by keyboard: a card, then its action', async () => {
  await show()
  const link = card('Weekend at the tables').getByRole('link')
  link.element().focus()
  await userEvent.tab()
  await expect.element(card('Weekend at the tables').getByRole('button', { name: /^Join/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Weekend at the tables').getByRole('status')).toHaveFocus()
})
