import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { IconHeadset, IconRefresh } from '../../icons/index.ts'
import { panel } from '../../testing/pictures.ts'
import { mark } from '../../testing/shell.tsx'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

const dossier = {
  purpose:
    'The whole page while there is no site: maintenance, or a country where it may not open. For a part of a page that is empty or failed take EmptyState or ErrorState.',
  anatomyOf: 'Restricted',
  anatomy: [
    { at: '.p-waiting__brand', name: 'Brand', says: 'Mark and name: one is on the right site.' },
    { at: '.p-waiting__title', name: 'Title, 50', says: 'What is the matter. 38 below 1100 px.' },
    { at: '.p-waiting__text', name: 'Words', says: 'What it means for the money and the games, in two lines.' },
    {
      at: '.p-waiting__facts',
      name: 'Facts',
      says: 'What is known of the visitor, on s2, where it explains the case.',
    },
    { at: '.p-waiting__actions', name: 'Ways on', says: 'Somebody to ask first, then looking again.' },
    { at: '.p-waiting__art', name: 'Art', says: 'Fades into the page beside the words; below them on narrow screens.' },
  ],
  dos: [{ says: 'Say when it ends, where that is known.' }, { says: 'Say that balances and open bets are safe.' }],
  donts: [{ says: 'No countdown to an end that is a guess.' }, { says: 'No way into the site: there is none.' }],
  accessibility: [
    'It is the main landmark with the one h1.',
    'The picture is decoration and has an empty alt; the words never stand on its dense part.',
  ],
} satisfies Dossier

const meta: Meta<typeof WaitingScreen> = {
  title: 'Shell/WaitingScreen',
  component: WaitingScreen,
  parameters: { dossier, layout: 'fullscreen' },
  args: {
    brand: <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />,
    title: 'System Maintenance',
    text: 'We are working on the site. Your money and your games wait for you.',
    actions: (
      <>
        <Button variant="primary" size="lg" icon={<IconHeadset />}>
          Contact us
        </Button>
        <Button size="lg" icon={<IconRefresh />}>
          Look again
        </Button>
      </>
    ),
    foot: 'Only for players aged 21 or over.',
    art: panel,
  },
}
export default meta

type Story = StoryObj<typeof WaitingScreen>

export const Playground: StoryObj<typeof WaitingScreen> = { args: { title: 'System Maintenance' } }
export const Maintenance: Story = {}
export const Restricted: Story = {
  args: {
    title: 'Restriction of Visit',
    text: 'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.',
    facts: (
      <FactList
        facts={[
          { id: 'ip', name: 'Your IP address', value: '203.0.113.48' },
          { id: 'country', name: 'Country', value: 'Singapore' },
        ]}
      />
    ),
    actions: (
      <Button variant="primary" size="lg" icon={<IconHeadset />}>
        Contact us
      </Button>
    ),
  },
}
export const LongWords: Story = { args: { title: 'Chúng tôi đang bảo trì hệ thống, vui lòng quay lại sau ít phút' } }
export const Bare: Story = {
  render: () => <WaitingScreen title="System Maintenance" text="Please come back in a while." />,
}
