import { forfeitBonus, listBonuses } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import words from '@parlour/screen-kit/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerBonuses, answerCashier, answerWallets, someBonus } from '../../testing/index.ts'
import { BonusScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = (wait = async () => undefined as void) =>
  answerBonuses(answerWallets(answerCashier(createFakeServer({ wait }), at), at), at)
type Wire = Omit<ReturnType<typeof someBonus>, 'expiresAt' | 'maxBet' | 'forfeit'> & {
  expiresAt: number | null
  maxBet: number | null
  forfeit: ReturnType<typeof someBonus>['forfeit'] | null
}
const only = (...list: Wire[]): FakeServer =>
  server().answer(listBonuses, ({ state }) =>
    state === 'open' ? { list, totalCount: list.length, totalPages: 1 } : { list: [], totalCount: 0, totalPages: 0 },
  )

const show = async (fake: FakeServer = server(), search: RecordSearch = {}) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...words, ...messages }}
      client={{ now: at }}
    >
      <main>
        <BonusScreen
          search={search}
          language="EN"
          currency="PHP"
          categoryName={(code) => ({ RNG: 'Slots', LIVE: 'Live casino', SPORTS: 'Sports' })[code] ?? code}
          hrefOf={({ page: to = '1' }) => `#page=${to}`}
          onSearch={() => undefined}
          hrefOfPage={(key, { kind = '' } = {}) => `#${key}/${kind}`}
        />
      </main>
    </Surroundings>,
  )
  return { screen, fake, findings: () => axeFindings(screen.container) }
}
const row = (name: RegExp) => page.getByRole('row', { name })
const giveUp = () => page.getByRole('button', { name: 'Give up this bonus: Second deposit' })
const confirm = () => page.getByRole('button', { name: 'Give up ₱980.00' })

test.each([1440, 412, 320])(
  '[BEY-02] at %d px: progress as bar and words, what counts, highest bet, expiry with time left and zone',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, findings } = await show()
    await expect
      .element(screen.getByRole('progressbar', { name: 'Played so far' }))
      .toHaveAttribute('aria-valuetext', '₱1,600.00 of ₱6,400.00, 25%')
    await expect.element(screen.getByText('₱4,800.00 still to play, then ₱980.00 is yours to withdraw')).toBeVisible()
    await expect.element(screen.getByText('9 days 21 hours')).toBeVisible()
    await expect.element(screen.getByText(/^Jan 25, 2026, .+ time$/)).toBeVisible()
    await expect.element(screen.getByText('₱250.00')).toBeVisible()
    await expect.element(row(/^Live casino/)).toMatchTextContent(/10%/)
    await expect.element(row(/^Sports/)).toMatchTextContent(/Does not count/)
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findings()).toEqual([])
  },
)

test('[BEY-09] a bonus is given up in two steps, once, and every figure that it moved is read again', async () => {
  await page.viewport(1440, 900)
  // The answer comes after both presses: the second one would be on what takes the button's place.
  let release: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const { screen, fake, findings } = await show(server(() => pressed).delay(1, forfeitBonus))
  await expect.element(screen.getByText('₱3,751.50 → ₱2,771.50')).toBeVisible()
  await giveUp().click()
  expect(fake.callsOf(forfeitBonus)).toHaveLength(0)
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Keep the bonus' }).last().click()
  await giveUp().click()
  const reads = fake.callsOf(listBonuses).length
  await confirm().dblClick()
  release()
  await expect.element(screen.getByRole('heading', { name: 'Second deposit is given up' })).toHaveFocus()
  expect(fake.callsOf(forfeitBonus).map(({ input }) => input)).toEqual([{ bonusId: 'b1', loses: 98_000 }])
  expect(fake.callsOf(listBonuses).length).toBeGreaterThanOrEqual(reads + 2)
  await expect.element(screen.getByText('No open bonus')).toBeVisible()
  await expect.element(row(/^Second deposit/)).toMatchTextContent(/₱1,600\.00 of ₱6,400\.00.*Given up/)
  await expect
    .element(screen.getByRole('link', { name: 'See it in the account record' }))
    .toHaveAttribute('href', '#transactionHistory/dividend')
})

test('[BEY-09] an answer that is lost is asked for again by its own key, though the bonus has left the list', async () => {
  await page.viewport(412, 700)
  const { screen, fake } = await show()
  await giveUp().click()
  fake.fail('reset', forfeitBonus, 1)
  await confirm().click()
  await screen.getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Second deposit is given up' })).toBeInViewport()
  const [first, second] = fake.callsOf(forfeitBonus)
  expect(second?.input).toEqual(first?.input)
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
})

test('[BEY-09] a sum that is not the shown one is refused in words, and the question shows the new one', async () => {
  await page.viewport(1440, 900)
  const fake = server()
  const { screen } = await show(fake)
  await giveUp().click()
  fake
    .answer(forfeitBonus, () => {
      throw new FakeRefusal('bonus.forfeit.changed')
    })
    .answer(listBonuses, ({ state }) => ({
      list: state === 'open' ? [{ ...someBonus(at), forfeit: { ...someBonus(at).forfeit, loses: 990 } }] : [],
      totalCount: 1,
      totalPages: 1,
    }))
  await confirm().click()
  await expect.element(screen.getByText(/^What this bonus holds has changed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Give up ₱990.00' })).toBeEnabled()
})

test('[BEY-09] a locked bonus says that it is paid later; play money has no wager and no way to give it up', async () => {
  await page.viewport(1440, 900)
  const { forfeit, ...bonus } = someBonus(at)
  const locked = { ...bonus, locked: true, balance: 0, forfeit: { ...forfeit, loses: 800, stillOpen: 0 } }
  const credit = {
    ...bonus,
    bonusId: 'b2',
    title: 'Play money',
    playOnly: true,
    wager: 0,
    categories: [],
    expiresAt: null,
    maxBet: null,
    forfeit: null,
  }
  const { screen } = await show(only(credit, locked))
  await expect.element(screen.getByText('Paid when played through')).toBeVisible()
  await expect.element(screen.getByText('You lose: what it would pay')).toBeVisible()
  await expect.element(screen.getByText(/^This money can be played/)).toBeVisible()
  await expect.element(screen.getByText('No end')).toBeVisible()
  expect(screen.getByRole('progressbar').elements()).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Give up/ }).elements()).toHaveLength(1)
  const titles = screen.getByRole('heading', { level: 2 }).elements()
  expect(titles[0]?.textContent).toBe('Second deposit')
})

test('[BEY-09] what counted before is a line of its own, and other open bonuses are named where one is given up', async () => {
  const bonus = someBonus(at)
  const { screen } = await show(only({ ...bonus, countedBefore: 200, forfeit: { ...bonus.forfeit, stillOpen: 2 } }))
  await expect.element(row(/^Before that/)).toMatchTextContent(/₱200\.00/)
  await expect.element(screen.getByText(/2 other bonuses stay open/)).toBeVisible()
})

test('[BEY-02] [BEY-22] finished bonuses stand page by page, each with why it ended, and can be saved as a file', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show(server(), { page: '2' })
  await expect.element(screen.getByText('11 to 20 of 24')).toBeVisible()
  for (const why of ['Played through', 'Time ran out', 'Given up', 'Lost in play'])
    await expect.element(screen.getByText(why, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page=3')
  await expect.element(screen.getByRole('button', { name: 'Save as CSV' })).toBeEnabled()
})

test('[MEM-02] a link to an ended bonus that is not on this page of the list says so', async () => {
  const elsewhere = 'The bonus that you came for is not on this page of the list.'
  const { screen } = await show(server(), { open: 'b99' })
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  await screen.unmount()
  await show()
  await expect.element(giveUp()).toBeVisible()
  await expect.element(page.getByText(elsewhere)).not.toBeInTheDocument()
})

test('[MEM-02] without bonuses the page says what would stand here; one that failed offers another try', async () => {
  const { screen } = await show(only())
  await expect.element(screen.getByText('No open bonus')).toBeVisible()
  await expect.element(screen.getByText('No bonus has ended yet')).toBeVisible()
  await screen.unmount()
  const fake = server()
  fake.fail('500', listBonuses)
  const { screen: failed } = await show(fake)
  await expect.element(failed.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  fake.heal()
  await failed.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(failed.getByRole('heading', { name: 'Second deposit' })).toBeVisible()
})
