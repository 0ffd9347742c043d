import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { IconCards, IconGrid, IconList } from '../../icons/index.ts'
import { Segmented, type SegmentedProps } from './segmented.tsx'

const days = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]
const Kept = ({ value: first = 'today', ...props }: Partial<SegmentedProps<string>>) => {
  const [value, setValue] = useState(first)
  return <Segmented label="Range" options={days} {...props} value={value} onValue={setValue} />
}

const dossier = {
  purpose:
    'One of two to five short words, all in view, that changes what stands below at once. Places with a page of their own are Tabs; filters that add up are Chips.',
  anatomyOf: 'Rest',
  anatomy: [
    { at: '.p-segmented', name: 'Track', says: 'Well with a hairline, r2, 3 px inside: 46 high in all.' },
    {
      at: '.p-segmented__part:has(:checked)',
      name: 'Chosen part',
      says: '38 high, corners of 8, s3 with t1. No coral: it shows a view, it does not act.',
    },
    {
      at: '.p-segmented__part:last-child',
      name: 'Part',
      says: '14/600 in t2, 16 px at both sides, an icon of 18 where it helps.',
    },
  ],
  dos: [
    { says: 'Use one word a part; the label of the group is read out.' },
    { says: 'Let it fill the width on a phone (block).' },
  ],
  donts: [
    { says: 'No more than five parts: take Select.' },
    {
      says: 'No single part that is disabled: leave it out. All of them rest only while what stands below may not change.',
    },
  ],
  accessibility: [
    'A radiogroup of native radios: one stop of Tab, arrows choose.',
    'Where the words do not fit the track scrolls sideways; it never wraps.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen part' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before' },
  ],
} satisfies Dossier

const meta: Meta<typeof Segmented> = { title: 'Fields/Segmented', component: Segmented, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Segmented<string>> = {
  args: { label: 'Range', options: days, value: 'today', onValue: fn(), block: false, disabled: false },
  render: kept(Segmented<string>, 'value', 'onValue'),
}
export const Rest: StoryObj = { render: () => <Kept /> }
export const Block: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <Kept
        block
        label="Log in with"
        value="name"
        options={[
          { value: 'name', label: 'Username' },
          { value: 'text', label: 'Text message' },
        ]}
      />
    </div>
  ),
}
export const Resting: StoryObj = { render: () => <Kept disabled /> }
export const WithIcons: StoryObj = {
  render: () => (
    <Kept
      label="Show as"
      value="grid"
      options={[
        { value: 'grid', label: 'Grid', icon: <IconGrid /> },
        { value: 'list', label: 'List', icon: <IconList /> },
        { value: 'cards', label: 'Cards', icon: <IconCards /> },
      ]}
    />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Kept
        value="b"
        options={[
          { value: 'a', label: 'Ngayong araw' },
          { value: 'b', label: 'Nakaraang linggo' },
          { value: 'c', label: 'Nakaraang buwan' },
        ]}
      />
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Today' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
  },
}
