import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './breadcrumb.tsx'

const label = 'You are here'

const dossier = {
  purpose: 'The way from home to a page that lies two steps or more below it. Pages of the menu need none.',
  anatomyOf: 'Default',
  anatomy: [
    {
      at: 'li:first-child > a',
      name: 'Step',
      says: '13, t3, underlined under the pointer; it can be hit on 44 px of height.',
    },
    { at: 'li:nth-child(2) > svg', name: 'Caret', says: '16, decoration; it points the other way right-to-left.' },
    { at: '[aria-current]', name: 'Here', says: 't2, no link, aria-current.' },
  ],
  dos: [{ says: 'Use the names of the menu, word for word.' }, { says: 'Above the title, on desktop and tablet.' }],
  donts: [
    { says: 'Not on a phone: there the header has Back, and the line is hidden.' },
    { says: 'Do not cut the last name with dots; let the line wrap.' },
  ],
  accessibility: [
    'A navigation with a name of its own, a list in it.',
    'The last item is the current page and not a link to itself.',
  ],
} satisfies Dossier

const meta: Meta<typeof Breadcrumb> = { title: 'Bits/Breadcrumb', component: Breadcrumb, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Breadcrumb> = {
  args: { label, items: [{ label: 'Home', href: '/' }, { label: 'Games', href: '/games' }, { label: 'Slots' }] },
}
export const Default: Story = {
  render: () => (
    <Breadcrumb
      label={label}
      items={[{ label: 'Home', href: '/' }, { label: 'Games', href: '/games' }, { label: 'Slots' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Slots')).toHaveAttribute('aria-current', 'page')
  },
}
export const TwoSteps: Story = {
  render: () => <Breadcrumb label={label} items={[{ label: 'Home', href: '/' }, { label: 'Promotions' }]} />,
}
export const LongWords: Story = {
  render: () => (
    <Breadcrumb
      label={label}
      items={[
        { label: 'Trang chủ', href: '/' },
        { label: 'Chương trình khuyến mãi', href: '/promotions' },
        { label: 'Mga gantimpala sa ikalawang pagdeposito ngayong linggo' },
      ]}
    />
  ),
}
