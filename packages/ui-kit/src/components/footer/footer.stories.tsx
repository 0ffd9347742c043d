import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { mark } from '../../testing/shell.tsx'
import { AgeMark } from '../age-mark/age-mark.tsx'
import { Brand } from '../brand/brand.tsx'
import { Footer, type FooterProps } from './footer.tsx'

type Story = StoryObj<typeof Footer>

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }))

const english: FooterProps = {
  brand: <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />,
  about: 'Lottery, slots, live tables, sports and fishing halls in one account, in your language, at any hour.',
  columns: [
    { title: 'Play', links: links('Slots', 'Live casino', 'Sports', 'Lottery results') },
    { title: 'Account', links: links('Deposit', 'Withdraw', 'Invite friends', 'Points shop') },
    { title: 'Help', links: links('Help centre', 'Speed test', 'Play within limits', 'Terms of use') },
  ],
  chips: { title: 'Pay with', items: ['Bank transfer', 'QR pay', 'E-wallet', 'USDT', 'Card'] },
  age: <AgeMark label="21 or over">21+</AgeMark>,
  ageText:
    'Only for players aged 21 or over. Decide before you start how much you will spend, and stop when it is no longer fun. Ask us to close your account for a day, a month or for good at any time.',
  copyright: '© 2025 Vesper',
}

const dossier = {
  purpose:
    'The end of every page: where else to go, how to pay, and from what age. A game and a window of its own have none.',
  anatomyOf: 'Default',
  anatomy: [
    { at: '.p-footer__about', name: 'About', says: 'The brand and one sentence, 36 letters wide at most.' },
    { at: '.p-footer__column', name: 'Column', says: 'Title 14/600 in footer-strong, links 13; at most four links.' },
    { at: '.p-footer__chips > li', name: 'Ways to pay', says: 'Words with an edge, not links, not logos.' },
    { at: '.p-age', name: 'Age', says: '48 round, always there, beside a sentence that says what a person can do.' },
  ],
  dos: [
    { says: 'Keep it in ink by day too (#262743): it ends the page in both themes.' },
    { says: 'Say the limits of play in the same breath as the age.' },
    { says: 'Lead to the licence page with the credits of the art.' },
  ],
  donts: [
    { says: 'Do not put a coral button here: the footer leads on, it does not ask.' },
    { says: 'Do not repeat the side menu whole: four links a column.' },
  ],
  accessibility: [
    'A landmark; each column of links is a navigation with the name of its title.',
    'Text 8.6 on the ground by night and 7.6 by day; the age mark says its words, the figures are drawn.',
    'On a phone links are 44 px high and stand in two columns.',
  ],
} satisfies Dossier

const meta: Meta<typeof Footer> = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

export const Playground: StoryObj<typeof Footer> = { args: english }
export const Default: Story = { render: () => <Footer {...english} /> }
export const WithoutWaysToPay: Story = { render: () => <Footer {...english} chips={undefined} /> }
export const LongWords: Story = {
  render: () => (
    <Footer
      {...english}
      about="Loterya, slots, mga live na mesa, palakasan at pangingisda sa iisang account, sa sarili mong wika, anumang oras ng araw."
      columns={[
        { title: 'Maglaro', links: links('Mga larong slot', 'Sòng bạc trực tuyến', 'คาสิโนสด') },
        { title: 'Account', links: links('Magdeposito', 'Mag-imbita ng mga kaibigan') },
        { title: 'Tulong', links: links('Maglaro nang may hangganan', 'Mga tuntunin ng paggamit') },
      ]}
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <Footer {...english} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Vesper, home', 'Slots', 'Live casino']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await expect(canvas.getByRole('navigation', { name: 'Help' })).toBeVisible()
  },
}
