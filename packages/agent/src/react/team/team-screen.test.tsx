import { listDownlines, promoteDownline, setDownlineRebate } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serveTeam, showTeam } from '../../testing/team-world.tsx'

const panel = (name: string) => page.getByRole('dialog', { name, exact: true })

test.each([1440, 412])(
  '[AGT-02] [AGT-07] at %d px: who stands directly beneath, with the figures and the sum of their teams',
  async (width) => {
    await page.viewport(width, 900)
    const { screen, server } = await showTeam()
    await expect.element(screen.getByRole('heading', { name: '4 members beneath you' })).toBeVisible()
    await expect.element(screen.getByText('2 direct, 2 further down')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Direct members' })
    await expect.element(table.getByText('\u20b11,500.00')).toBeVisible()
    await expect.element(table.getByText('\u20b12,000.00')).toBeVisible()
    expect(server.callsOf(listDownlines)[0]?.input).toMatchObject({ scope: 'direct', figures: 'team' })
    expect(await axeFindings(screen.container)).toEqual([])
  },
)

test('[AGT-07] a search goes through the whole team and shows each member alone', async () => {
  await page.viewport(1440, 900)
  const { screen, server, told } = await showTeam()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the whole team' }), 'jomar')
  // The first letters alone find somebody, while the rest is typed.
  await expect.poll(() => told.at(-1)).toEqual({ account: 'jomar' })
  await expect
    .poll(() => server.callsOf(listDownlines).at(-1)?.input)
    .toMatchObject({ scope: 'team', figures: 'own', account: 'jomar' })
  await expect
    .element(screen.getByRole('table', { name: 'Members found' }).getByText('Player under aprilsol22'))
    .toBeVisible()
  await expect.element(screen.getByText(/Figures are those of each member alone/)).toBeVisible()
})

test('[AGT-02] the way down the tree stands above a team, and leads back up', async () => {
  await page.viewport(412, 900)
  const { screen } = await showTeam(serveTeam(), { upline: 'aprilsol22' })
  const way = screen.getByRole('navigation', { name: 'The way down to this team' })
  await expect.element(way.getByRole('link', { name: 'Marco Bayani' })).toHaveAttribute('href', '/?')
  await expect.element(way.getByText('aprilsol22')).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('heading', { name: '2 members beneath aprilsol22' })).toBeVisible()
})

test('[AGT-02] a member opens beside the list with figures, rates, contracts and what can be done', async () => {
  await page.viewport(1440, 900)
  const { screen, told } = await showTeam(serveTeam(), { open: 'aprilsol22' })
  const member = panel('aprilsol22')
  await expect.element(member.getByText('1 of 2 on this page')).toBeVisible()
  await expect.element(member.getByText('0.5%, you keep 0.3%')).toBeVisible()
  await expect.element(member.getByText('Daily salary: All games')).toBeVisible()
  await expect.element(member.getByText('In force')).toBeVisible()
  await expect
    .element(member.getByRole('link', { name: 'Write a message' }))
    .toHaveAttribute('href', '/messages?account=aprilsol22&open=3')
  await expect
    .element(member.getByRole('link', { name: 'Offer a contract' }))
    .toHaveAttribute('href', '/offer?account=aprilsol22')
  await expect
    .element(member.getByRole('link', { name: 'Open their team of 2' }))
    .toHaveAttribute('href', '/?upline=aprilsol22')
  await expect.element(member.getByRole('button', { name: 'Make an agent' })).not.toBeInTheDocument()
  expect(await axeFindings(document.body)).toEqual([])
  await member.getByRole('button', { name: 'Member after' }).click()
  expect(told.at(-1)).toEqual({ open: 'linhtran88' })
  await expect.element(panel('linhtran88').getByText('2 of 2 on this page')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(told.at(-1)).toEqual({})
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[AGT-05] rates are set between what was handed on and the own one, which is said before', async () => {
  await page.viewport(1440, 900)
  const { server, screen } = await showTeam(serveTeam(), { open: 'aprilsol22' })
  await panel('aprilsol22').getByRole('button', { name: 'Set rates' }).click()
  const rates = panel('Rates of aprilsol22')
  await expect.element(rates.getByText(/You keep 0.3%. They have handed on up to 0.4%/)).toBeVisible()
  const field = rates.getByRole('textbox', { name: 'Slots' })
  const set = rates.getByRole('button', { name: 'Set rates' })
  await expect.element(set).toBeDisabled()
  await field.fill('0.35')
  await expect.element(rates.getByText('Choose a rate from 0.4% to 0.8%, in steps of 0.05%.')).toBeVisible()
  await expect.element(set).toBeDisabled()
  await field.fill('0.6')
  expect(await axeFindings(document.body)).toEqual([])
  await set.click()
  await expect.element(screen.getByText('The new rates of aprilsol22 count from the next settlement on.')).toBeVisible()
  expect(server.callsOf(setDownlineRebate).map(({ input }) => input)).toEqual([
    { account: 'aprilsol22', rates: { RNG: 0.006 } },
  ])
})

test('[AGT-02] a player becomes an agent after a question, and the list is read again', async () => {
  await page.viewport(1440, 900)
  const { server, screen } = await showTeam(serveTeam(), { open: 'linhtran88' })
  await panel('linhtran88').getByRole('button', { name: 'Make an agent' }).click()
  const ask = panel('Make linhtran88 an agent?')
  const before = server.callsOf(listDownlines).length
  await ask.getByRole('button', { name: 'Make an agent' }).click()
  await expect.element(screen.getByText(/^linhtran88 is an agent now/)).toBeVisible()
  expect(server.callsOf(promoteDownline)).toHaveLength(1)
  await expect.poll(() => server.callsOf(listDownlines).length).toBeGreaterThan(before)
})

test('[AGT-02] the tree asks for a branch when it is opened, and the keyboard goes through it', async () => {
  await page.viewport(1440, 900)
  const { server, screen, told } = await showTeam(serveTeam(), { tab: 'tree' })
  const april = screen.getByRole('treeitem', { name: /^aprilsol22/ })
  await expect.element(april).toHaveAttribute('aria-expanded', 'false')
  const uplines = () =>
    server
      .callsOf(listDownlines)
      .map(({ input }) => new URLSearchParams(input as Record<string, string>).get('upline') ?? '')
  expect(uplines()).toEqual([''])
  april.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('treeitem', { name: /^jomar\.reyes/ })).toHaveAttribute('aria-level', '2')
  expect(uplines()).toEqual(['', 'aprilsol22'])
  expect(await axeFindings(screen.container)).toEqual([])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(told.at(-1)).toEqual({ tab: 'tree', open: 'jomar.reyes' })
  await expect.element(panel('jomar.reyes').getByText('aprilsol22 sets the rates of this member.')).toBeVisible()
  await expect.element(panel('jomar.reyes').getByRole('button', { name: 'Set rates' })).not.toBeInTheDocument()
})

test('[AGT-02] a member of another team is said not to be there, and a team that is none fails with its reason', async () => {
  await page.viewport(1440, 900)
  const server = serveTeam()
  const { screen } = await showTeam(server, { open: 'stranger' })
  await expect.element(panel('stranger').getByText('No member of your team has this name.')).toBeVisible()
  server.answer(listDownlines, () => {
    throw new FakeRefusal('agent.downline.unknown')
  })
  await screen.unmount()
  const again = await showTeam(server, { upline: 'stranger' })
  await expect.element(again.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect
    .element(
      again.screen
        .getByRole('link', { name: 'marcobay01' })
        .or(again.screen.getByRole('link', { name: 'Marco Bayani' })),
    )
    .toBeVisible()
})
