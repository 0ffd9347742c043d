import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Avatar, Brand, Button, Card, PageShell, ProfileHead, SplitCentre } from '../index.ts'
import './index.css'

const Centre = () => (
  <PageShell
    skipLabel="Skip"
    header={
      <header>
        <Brand href="/" label="Vesper, home" name="Vesper" />
        <p>Deposit</p>
      </header>
    }
    menu={<p>Site</p>}
    footer={<p>Footer</p>}
    centre
  >
    <SplitCentre
      label="Member centre"
      head={<ProfileHead avatar={<Avatar size={48} src="data:," />} name="Linh" printed="linhtran88" />}
      groups={[[{ id: 'bets', label: 'Betting record', icon: null, href: '#bets' }]]}
      title="Betting record"
      shows="page"
      backHref="#"
      backLabel="Back"
      closeLabel="Close"
      skipLabel="Skip to the page"
      onClose={() => undefined}
    >
      <Card>
        <Button>Save as CSV</Button>
        {Array.from({ length: 60 }, (_, row) => (
          <p key={row}>Round {row}</p>
        ))}
      </Card>
    </SplitCentre>
  </PageShell>
)

test.each([1440, 412])(
  '[BEY-22] on paper, %i px wide, the page stands whole under brand and account, in ink on white, without menus',
  async (width) => {
    await page.viewport(width, 900)
    document.documentElement.dataset['theme'] = 'dark'
    onTestFinished(() => document.documentElement.removeAttribute('data-theme'))
    const { send } = cdp() as { send?: (method: string, params: object) => Promise<unknown> }
    await send?.('Emulation.setEmulatedMedia', { media: 'print' })
    onTestFinished(async () => void (await send?.('Emulation.setEmulatedMedia', { media: '' })))
    const screen = await render(<Centre />)
    await expect.element(screen.getByRole('heading', { name: 'Betting record' })).toBeVisible()
    for (const text of ['Vesper', 'linhtran88'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    for (const text of ['Deposit', 'Site', 'Save as CSV'])
      await expect.element(screen.getByText(text, { exact: true })).not.toBeVisible()
    const last = screen.getByText('Round 59').element()
    const sheet = document.querySelector('.p-centre__sheet')!
    expect(last.getBoundingClientRect().bottom).toBeGreaterThan(900)
    expect(sheet.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom)
    expect(getComputedStyle(sheet).position).toBe('static')
    expect(getComputedStyle(last).color).toBe('rgb(0, 0, 0)')
  },
)
