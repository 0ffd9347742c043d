import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn } from 'storybook/test'
import { IconDevice, IconLock, IconMail, IconPassword, IconPhone } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { SettingList } from './setting-list.tsx'

const dossier = {
  purpose:
    'What is set on an account, one thing a row, with its state and the way to change it. Switches that act at once are a Switch each.',
  anatomyOf: 'Security',
  anatomy: [
    { at: '.p-settings__icon', name: 'Picture', says: 'Box of 40 in s2, icon 20 in t2.' },
    { at: '.p-settings__words', name: 'Words', says: 'f15 at 500, under it what is known in f13 and t3.' },
    { at: '.p-settings__state', name: 'State', says: 'A sign of 16 and a word: ok for done, warn for what waits.' },
    {
      at: '.p-settings__action',
      name: 'Action',
      says: 'A text button for a change, an edged one for what is missing.',
    },
  ],
  dos: [
    { says: 'Mask what a stranger over the shoulder should not read: 917****188.' },
    { says: 'Say in the second line why it is worth setting: “Needed to recover the account”.' },
  ],
  donts: [
    { says: 'No coral button in a row: rows are many, and none of them is the one thing to do here.' },
    { says: 'No state without a word: the sign alone says nothing to those who listen.' },
  ],
  accessibility: [
    'A list with a name; give each button a name of its own where several read “Change”.',
    'On a phone the state moves under the words, the button stays at the end.',
  ],
} satisfies Dossier

const meta: Meta<typeof SettingList> = { title: 'Data/SettingList', component: SettingList, parameters: { dossier } }
export default meta

const onChange = fn()
const change = (
  <Button variant="text" size="sm" onClick={onChange}>
    Change
  </Button>
)
const security = [
  {
    id: 'password',
    icon: <IconPassword />,
    title: 'Login password',
    sub: 'Changed 3 months ago',
    state: { tone: 'ok' as const, text: 'Set' },
    action: change,
  },
  {
    id: 'payment',
    icon: <IconLock />,
    title: 'Payment password',
    sub: 'Asked for at every withdrawal',
    state: { tone: 'ok' as const, text: 'Set' },
  },
  {
    id: 'mobile',
    icon: <IconPhone />,
    title: 'Mobile number',
    sub: '917****188',
    state: { tone: 'ok' as const, text: 'Verified' },
  },
  {
    id: 'mail',
    icon: <IconMail />,
    title: 'E-mail',
    sub: 'Not set. Needed to recover the account',
    action: <Button size="sm">Add e-mail</Button>,
  },
]

export const Playground: StoryObj<typeof SettingList> = { args: { label: 'Security', rows: security } }
export const Security: StoryObj<typeof SettingList> = {
  render: () => (
    <Card as="section">
      <SettingList label="Security" rows={security} />
    </Card>
  ),
}
export const Waiting: StoryObj<typeof SettingList> = {
  render: () => (
    <Card as="section">
      <SettingList
        label="Security"
        rows={[
          {
            id: 'mobile',
            icon: <IconPhone />,
            title: 'Mobile number',
            sub: '917****188',
            state: { tone: 'warn', text: 'Not verified' },
          },
        ]}
      />
    </Card>
  ),
}
export const LongWords: StoryObj<typeof SettingList> = {
  render: () => (
    <Card as="section">
      <SettingList
        label="Mga session"
        rows={[
          {
            id: 'one',
            icon: <IconDevice />,
            title: 'Network 203.0.113 na binuksan sa ibang device',
            sub: 'Naka-log in mula 21 Nobyembre 2026, huling nakita 12 minuto ang nakalipas',
            action: <Button size="sm">Tapusin ang session</Button>,
          },
        ]}
      />
    </Card>
  ),
}
export const Pressed: StoryObj<typeof SettingList> = {
  render: () => <SettingList label="Security" rows={security} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}
