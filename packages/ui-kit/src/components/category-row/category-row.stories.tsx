import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { categories } from '../../testing/shell.tsx'
import { CategoryRow } from './category-row.tsx'

type Story = StoryObj<typeof CategoryRow>

const all = categories.map(({ id, label, href, icon, count }) => ({ id, label, href, icon, count }))
const long = [
  'Mga tiket sa lotto',
  'Quay số trúng thưởng',
  'คาสิโนสดออนไลน์',
  'Thể thao',
  'Pangingisda',
  'Trò chơi quay hũ',
  'Game bài đổi thưởng',
  'Thể thao điện tử',
  'Sabong',
]

const dossier = {
  purpose: 'The kinds of games under the banner of home. The header tells the same in words, the side menu in rows.',
  anatomyOf: 'Nine',
  anatomy: [
    {
      at: '.p-categories',
      name: 'Row',
      says: 'One surface s1 with hairlines between; on a phone no surface, and it scrolls sideways.',
    },
    {
      at: '.p-categories__icon',
      name: 'Icon',
      says: '28, two-tone: the fill is coral, an exception with the flame and the mark. On a phone 24 in a tile of 48.',
    },
    { at: '.p-categories__count', name: 'Count', says: '12 in t3; not on a phone.' },
  ],
  dos: [
    {
      says: 'Seven to nine categories: equal columns, 100 high; below 1100 px columns of 92 at least, then it scrolls.',
    },
    { says: 'Let a long name take two lines, also on a phone (12/500).' },
  ],
  donts: [
    { says: 'Do not leave a category in with a count of 0: it goes until it has games.' },
    { says: 'Do not mark one as new here: badges are for games.' },
  ],
  accessibility: [
    'A named navigation of plain links; a name and its count are one link.',
    'Each target is at least 78 × 84.',
  ],
} satisfies Dossier

const meta: Meta<typeof CategoryRow> = { title: 'Lobby/CategoryRow', component: CategoryRow, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof CategoryRow> = { args: { label: 'Categories', items: all.slice(0, 9) } }
export const Nine: Story = { render: () => <CategoryRow label="Categories" items={all.slice(0, 9)} /> }
export const Three: Story = { render: () => <CategoryRow label="Categories" items={all.slice(2, 5)} /> }
export const NoCounts: Story = {
  render: () => (
    <CategoryRow label="Categories" items={all.slice(0, 9).map((item) => ({ ...item, count: undefined }))} />
  ),
}
export const LongWords: Story = {
  render: () => (
    <CategoryRow
      label="Danh mục"
      items={all.slice(0, 9).map((item, at) => ({ ...item, label: long[at] ?? item.label }))}
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <CategoryRow label="Categories" items={all.slice(0, 9)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Lottery/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Draws/ })).toHaveFocus()
  },
}
