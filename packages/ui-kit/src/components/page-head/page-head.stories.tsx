import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { PageHead } from './page-head.tsx'

type Story = StoryObj<typeof PageHead>

const crumbs = (label: string) => <Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label }]} />
const Views = () => {
  const [view, setView] = useState('all')
  return (
    <Segmented
      label="Show"
      options={[
        { value: 'all', label: 'All' },
        { value: 'hot', label: 'Hot' },
        { value: 'new', label: 'New' },
      ]}
      value={view}
      onValue={setView}
    />
  )
}

const dossier = {
  purpose: 'The top of an inner page with its one h1. Home has none; a window has its own title.',
  anatomyOf: 'Listing',
  anatomy: [
    { at: '.p-crumbs', name: 'Breadcrumb', says: '13, from 768 px on; a phone has the back arrow of the header.' },
    { at: '.p-page-head__title', name: 'Title', says: '38/600, tracking −.025em; 24 on a phone. Wraps, never cut.' },
    { at: '.p-page-head__hint', name: 'Hint', says: '15 in t2 on the same base line: how many, until when.' },
    { at: '.p-page-head__end', name: 'End', says: 'One choice of view at the end of the row; its own row on a phone.' },
  ],
  dos: [
    { says: 'Hold the room of the hint while its figure loads, so that nothing below moves.' },
    { says: 'Use phone="hidden" where the header of a phone carries the title; it is still read out.' },
  ],
  donts: [
    { says: 'Do not put the coral button of the page here: it stands where the sum or the form ends.' },
    { says: 'Do not cut a long title with an ellipsis.' },
  ],
  accessibility: [
    'Exactly one h1 a page.',
    'The title keeps 1.3 of line in Vietnamese and Thai and no tracking in Thai and Chinese, by its token.',
  ],
} satisfies Dossier

const meta: Meta<typeof PageHead> = { title: 'Shell/PageHead', component: PageHead, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof PageHead> = {
  args: { title: 'Slots', hint: '1,284 games', phone: 'shown', breadcrumb: crumbs('Slots') },
}
export const Listing: Story = {
  render: () => <PageHead title="Slots" hint="1,284 games" breadcrumb={crumbs('Slots')} end={<Views />} />,
}
export const Plain: Story = { render: () => <PageHead title="Promotions" /> }
export const CountLoading: Story = {
  render: () => <PageHead title="Slots" hint={'\u00a0'} breadcrumb={crumbs('Slots')} end={<Views />} />,
}
export const TitleInHeader: Story = {
  render: () => <PageHead title="Slots" hint="1,284 games" phone="hidden" end={<Views />} />,
}
export const LongWords: Story = {
  render: () => (
    <div lang="vi">
      <PageHead
        title="Trò chơi bắn cá và đổi thưởng mỗi ngày"
        hint="52 trò chơi"
        breadcrumb={crumbs('Bắn cá')}
        end={<Views />}
      />
    </div>
  ),
}
export const ByKeyboard: Story = {
  render: () => <PageHead title="Slots" hint="1,284 games" breadcrumb={crumbs('Slots')} end={<Views />} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked()
  },
}
