import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconFlame, IconSparkle } from '../../icons/index.ts'
import { Chip, Chips } from './chip.tsx'

const kinds = ['All', 'Hot', 'New', 'Fruit', 'Dragons', 'Egypt', 'Candy', 'Space']
const Picked = ({ words = kinds, wrap = false }: { words?: readonly string[]; wrap?: boolean }) => {
  const [kind, setKind] = useState(words[0])
  return (
    <Chips label="Kind" wrap={wrap}>
      {words.map((word) => (
        <Chip key={word} selected={word === kind} onClick={() => setKind(word)}>
          {word}
        </Chip>
      ))}
    </Chips>
  )
}

const dossier = {
  purpose:
    'Narrows a list by a few kinds. Two to five that change what is shown are Segmented; a mark that does nothing is a Tag or Badge.',
  anatomyOf: 'Rest',
  anatomy: [
    {
      at: '.p-chips',
      name: 'Row',
      says: '8 px apart. On a phone it runs to the screen’s edges and scrolls sideways; with wrap it goes on in the next line.',
    },
    {
      at: '.p-chip[data-selected]',
      name: 'Chosen chip',
      says: 'accent-soft with an accent border, t1, weight 600: never colour alone.',
    },
    {
      at: '.p-chip:nth-child(2)',
      name: 'Chip',
      says: '36 high with a mouse (hit area 46), 44 on a phone, full radius, edge border, 14 px in t2. Hover s2 and t1.',
    },
    { at: '.p-chip > svg', name: 'Icon', says: '16 px, 6 px before the word.' },
  ],
  dos: [
    { says: 'Where some cannot be chosen now, they are disabled, and the hint below the row says why.' },
    { says: 'Begin with “All”, so that there is a way back.' },
    { says: 'Order by use, and keep the order.' },
  ],
  donts: [
    { says: 'No chip as the button of a form: pills are for choices only.', draw: () => <Chip>Deposit</Chip> },
    { says: 'No more than about ten; then a list or a search.' },
  ],
  accessibility: [
    'A group with a name. A chip is a toggle (aria-pressed), or a link that is the current page where the choice stands in the address.',
    'Nothing is hidden by the scroll: the row can be moved by Tab, which brings the chip into view.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From chip to chip' },
    { keys: 'Enter, Space', does: 'Choose' },
  ],
} satisfies Dossier

const meta: Meta<typeof Chip> = { title: 'Actions/Chip', component: Chip, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Chip> = {
  args: { selected: true, disabled: false, icon: <IconFlame size={16} />, onClick: fn(), children: 'Hot' },
}
export const Rest: StoryObj = {
  render: () => (
    <Chips label="Kind">
      <Chip selected>All</Chip>
      <Chip icon={<IconFlame size={16} />}>Hot</Chip>
      <Chip icon={<IconSparkle size={16} />}>New</Chip>
    </Chips>
  ),
}
export const Links: StoryObj = {
  render: () => (
    <Chips label="Kind">
      <Chip href="#all" selected>
        All
      </Chip>
      <Chip href="#hot">Hot</Chip>
    </Chips>
  ),
}
export const Closed: StoryObj = {
  render: () => (
    <Chips
      label="Part of what is free"
      hint="Parts below ₱500.00 cannot be chosen: that is the least of one withdrawal."
      wrap
    >
      {['25%', '50%', '75%'].map((part) => (
        <Chip key={part} disabled>
          {part}
        </Chip>
      ))}
      <Chip>All</Chip>
    </Chips>
  ),
}
export const Scrolls: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Picked />
    </div>
  ),
}
export const Wraps: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Picked wrap />
    </div>
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <Picked words={['Lahat ng laro', 'Pinakasikat ngayong linggo', 'Mới phát hành', 'เกมใหม่ประจำสัปดาห์']} />
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Picked />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
  },
}
