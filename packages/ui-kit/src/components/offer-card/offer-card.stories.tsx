import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { OfferCardProps } from './offer-card.tsx'
import { expect, fn } from 'storybook/test'
import { IconGift } from '../../icons/index.ts'
import { banner } from '../../testing/pictures.ts'
import { atMost } from '../../testing/playground.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { Notice } from '../notice/notice.tsx'
import { Progress } from '../progress/progress.tsx'
import { OfferCard, OfferGrid, OfferSkeleton } from './offer-card.tsx'

type Story = StoryObj<typeof OfferCard>

const friday: OfferCardProps = {
  title: 'Friday cashback',
  href: '/promotions/101',
  picture: banner('Friday', 3),
  figure: { value: '3.5%', label: 'cashback', terms: 'Play it once before you withdraw' },
  state: <Badge tone="ok">Open</Badge>,
  text: 'Up to 3.5% of the week’s net loss, paid at midnight.',
  meta: 'Ends in 2 d 4 h',
  action: <LinkButton href="/promotions/101">Details</LinkButton>,
}
const weekend: OfferCardProps = {
  title: 'Weekend at the tables',
  href: '/promotions/108',
  figure: { value: '₱38', label: 'a weekend', terms: 'Play it 3 times before you withdraw, within 7 days' },
  state: <Badge tone="info">Joined</Badge>,
  since: '26 November',
  text: 'Join, stake ₱100,000 on live tables from Saturday to Sunday, and ₱38 is yours.',
  children: <Progress label="Bets so far" value="₱42,000.00 of ₱100,000.00" percent={42} />,
  meta: 'Until Sunday, 23:59',
  action: <LinkButton href="/promotions/108">Details</LinkButton>,
}
const later: OfferCardProps = {
  title: 'Ocean King week',
  href: '/promotions/120',
  sign: <IconGift size={48} />,
  state: <Badge tone="info">Not open yet</Badge>,
  text: 'Its terms are not published yet, so no sum is shown.',
  meta: 'Opens 18 August',
  action: <LinkButton href="/promotions/120">Details</LinkButton>,
}
const notMine: OfferCardProps = {
  title: 'Second deposit',
  href: '/promotions/105',
  figure: { value: '20%', label: 'extra', terms: 'Paid once you have played it 50 times, within 30 days' },
  state: <Badge>Not for you</Badge>,
  children: <Notice>It is for the second deposit of an account only.</Notice>,
  meta: 'No end date',
}

const dossier = {
  purpose:
    'A promotion on the page of promotions, with how it stands for who looks. In a row of three beside other things take the ticket.',
  anatomyOf: 'Many',
  anatomy: [
    {
      at: '.p-offer__art',
      name: 'Picture, 16:5',
      says: 'The operator’s own; without one the figure, 44 in gold, over a perforation.',
    },
    { at: '.p-offer__state', name: 'State', says: 'One badge, and since when in 13 t3. There is always one.' },
    { at: '.p-offer__title', name: 'Title, 17', says: 'The link of the card; its hit area is the whole card.' },
    { at: '.p-offer__terms', name: 'Terms, 13', says: 'Come with the figure: there is no card with the one alone.' },
    { at: '.p-offer__meta', name: 'Dates', says: '13 in t3 with a clock: until when, or when it opens.' },
    { at: '.p-offer__action', name: 'The one thing to do', says: 'Coral only where it can be done now.' },
  ],
  dos: [
    { says: 'Say why it is not for somebody, in one sentence on the card.' },
    { says: 'Keep every card of a page its one action at the same corner.' },
  ],
  donts: [
    { says: 'No countdown without an end, no “only today”.' },
    { says: 'Do not fade a card that is not for somebody: its words stay readable.' },
  ],
  accessibility: [
    'An article with a heading and one link; the action is a second stop.',
    'The picture says nothing: what it shows is in title and text.',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'To the card, then to its action' }],
} satisfies Dossier

const meta: Meta<typeof OfferCard> = { title: 'Lobby/OfferCard', component: OfferCard, parameters: { dossier } }
export default meta

export const Playground: Story = { args: { ...friday, level: 2 }, decorators: [atMost(560)] }
export const Many: Story = {
  render: () => (
    <OfferGrid>
      <OfferCard {...friday} />
      <OfferCard {...weekend} />
      <OfferCard {...later} />
      <OfferCard {...notMine} />
    </OfferGrid>
  ),
}
export const WithoutPicture: Story = { args: weekend, decorators: [atMost(560)] }
export const NotOpenYet: Story = { args: later, decorators: [atMost(560)] }
export const NotForYou: Story = { args: notMine, decorators: [atMost(560)] }
export const Loading: Story = { render: () => <OfferSkeleton count={4} /> }
export const LongWords: Story = {
  args: {
    ...weekend,
    title: 'Nạp tiền lần thứ hai, nhận thêm hai mươi phần trăm',
    state: <Badge tone="warn">Nag-apply na, sinusuri pa</Badge>,
    since: 'mula 26 Nobyembre 2026, 23:59',
    meta: 'จนถึงวันอาทิตย์ เวลา 23:59 น. ตามเวลามะนิลา',
    action: <Button variant="primary">Sumali sa promo ngayong weekend</Button>,
  },
  decorators: [atMost(320)],
}

const joined = fn()
export const ByKeyboard: Story = {
  args: {
    ...weekend,
    action: (
      <Button variant="primary" onClick={joined}>
        Join
      </Button>
    ),
  },
  decorators: [atMost(560)],
  play: async ({ canvas, userEvent }) => {
    joined.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Weekend at the tables' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(joined).toHaveBeenCalledOnce()
  },
}
