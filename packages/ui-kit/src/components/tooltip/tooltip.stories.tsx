import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { TooltipProps } from './tooltip.tsx'
import { expect, screen, waitFor } from 'storybook/test'
import { IconInfo, IconRefresh } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

type Story = StoryObj<typeof Tooltip>

const Shown = (props: Partial<TooltipProps>) => (
  <main style={{ display: 'grid', placeItems: 'center', minHeight: 220 }}>
    <Tooltip text="Balance of 12:03, from the platform" {...props}>
      <IconButton label="Refresh the balance" icon={<IconRefresh />} />
    </Tooltip>
  </main>
)

const dossier = {
  purpose:
    'A few words more about a control that is an icon. What everybody must know stands in the open, as a hint or a Notice: a phone has no hover.',
  anatomyOf: 'Above',
  anatomy: [
    {
      at: '.p-icon-button',
      name: 'Control',
      says: 'Something that takes the focus. It has a full name of its own without the tip.',
    },
    {
      at: '.p-tip',
      name: 'Tip',
      says: '13 in t1 on s3, r2, e2, 280 wide at most, 8 px from its control and 12 from the window.',
    },
    { at: '.p-tip__arrow', name: 'Arrow, 12 × 6', says: 'Points at the control it is about.' },
  ],
  dos: [
    { says: 'One line, a fact: an age, a source, a full name that was cut.' },
    {
      says: 'Let it wait 500 ms under the mouse; with the focus it is there at once. Neighbours follow without the wait.',
    },
  ],
  donts: [
    { says: 'Do not put terms of a bonus, prices or links into it.' },
    {
      says: 'Do not put it on a disabled button: it takes no focus, so nobody without a mouse reads it. Say nearby why.',
    },
  ],
  accessibility: [
    'It describes the control (aria-describedby); it does not name it.',
    'The mouse may go onto it without its leaving, and Escape takes it away (WCAG 1.4.13).',
    'Touch shows none; the words must not be needed there.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the control: the tip shows' },
    { keys: 'Esc', does: 'takes it away, the focus stays' },
  ],
} satisfies Dossier

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { dossier, docs: { story: { height: '280px' } } },
}
export default meta

export const Playground: StoryObj<typeof Tooltip> = {
  args: {
    text: 'Balance of 12:03, from the platform',
    side: 'above',
    defaultOpen: true,
    children: <IconButton label="Refresh the balance" icon={<IconRefresh />} />,
  },
  render: (args) => <Shown {...args} />,
}
export const Above: Story = { render: () => <Shown defaultOpen /> }
export const AtTheEnd: Story = { render: () => <Shown defaultOpen side="end" text="Of 12:03" /> }
export const LongWords: Story = {
  render: () => (
    <Shown
      defaultOpen
      side="below"
      text="Ang balanse ay galing sa platform noong 12:03 at hindi pa kasama ang round na tumatakbo ngayon."
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => (
    <main style={{ padding: 80 }}>
      <Tooltip text="Paid at midnight, Manila time">
        <IconButton label="About the cashback" icon={<IconInfo />} />
      </Tooltip>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'About the cashback' })
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Paid at midnight, Manila time')
    await expect(button).toHaveAccessibleDescription('Paid at midnight, Manila time')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
