import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

const words = {
  label: 'Pages',
  prevLabel: 'Page before',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
}

const Pages = (props: Pick<PaginationProps, 'page' | 'pages'>) => (
  <Pagination {...words} {...props} hrefOf={(page) => `?page=${page}`} />
)

const InPlace = () => {
  const [page, setPage] = useState(1)
  return <Pagination {...words} page={page} pages={9} onPage={setPage} />
}

const dossier = {
  purpose:
    'Through rows that are numbered: records, members, announcements. Games and winners go on without pages and offer Load more.',
  anatomyOf: 'Middle',
  anatomy: [
    { at: '[aria-current]', name: 'Here', says: 's3 with a coral base of 2, 600.' },
    { at: '.p-pages__cell:nth-child(2)', name: 'Margin', says: 'Always one page at each end.' },
    { at: '.p-pages__gap', name: 'Gap', says: 'Stands for two pages or more; a single one is shown instead.' },
    {
      at: '.p-pages__cell:last-child',
      name: 'Caret',
      says: 'Keeps its place on the last page, in t-dis and without a link.',
    },
  ],
  dos: [
    { says: 'Say beside it what is shown: "1 to 7 of 214".' },
    { says: 'Give each page an address, so that Back and a new tab work; onPage is for modals.' },
  ],
  donts: [
    { says: 'No field to type a page into, no "first" and "last": the margins are those.' },
    { says: 'Not for fewer than two pages: then it is not there.' },
  ],
  accessibility: [
    'A navigation with a name; the cells are links called "Page 8", the current one is aria-current.',
    'Cells are 44 × 44. On a phone gaps get narrow, below 375 px the margins leave, so that nothing gets smaller.',
    'Right-to-left the carets point the other way.',
  ],
} satisfies Dossier

const meta: Meta<typeof Pagination> = { title: 'Bits/Pagination', component: Pagination, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Pagination> = {
  args: { ...words, page: 9, pages: 31, onPage: fn() },
  render: kept(Pagination, 'page', 'onPage'),
}
export const First: Story = { render: () => <Pages page={1} pages={31} /> }
export const Middle: Story = { render: () => <Pages page={9} pages={31} /> }
export const Last: Story = { render: () => <Pages page={31} pages={31} /> }
export const Few: Story = { render: () => <Pages page={2} pages={3} /> }
export const OnePage: Story = { render: () => <Pages page={1} pages={1} /> }
export const WithoutAddresses: Story = {
  render: () => <InPlace />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 9' }))
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()
  },
}
