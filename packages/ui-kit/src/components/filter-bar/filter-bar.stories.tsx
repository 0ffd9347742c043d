import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'

type Story = StoryObj<typeof FilterBar>

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const sort = <Select compact label="Sort" options={options('Popular', 'New', 'A to Z')} />
const selects = (
  <>
    <Select compact label="Min bet" options={options('Any', '₱ 1', '₱ 5', '₱ 20')} />
    <Select compact label="Lines" options={options('20 or more', 'Any')} />
    <Select compact label="Type" options={options('Video slots', 'Any')} />
  </>
)

const Search = ({ first = '', label = 'Search by game or provider' }) => {
  const [value, setValue] = useState(first)
  return <SearchField label={label} clearLabel="Clear the search" value={value} onValue={setValue} />
}

const inUse = ['“dragon”', 'Kirin Works', 'Min bet ₱ 5 or more', '20 lines or more'].map((label) => ({
  id: label,
  label,
  removeLabel: `Take back ${label}`,
}))

const InUse = () => {
  const [filters, setFilters] = useState(inUse)
  return (
    <>
      <FilterBar search={<Search first="dragon" />} end={sort}>
        {selects}
      </FilterBar>
      <ActiveFilters
        label="Filters in use"
        filters={filters}
        clearLabel="Clear filters"
        onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
        onClear={() => setFilters([])}
      />
    </>
  )
}

const dossier = {
  purpose: 'What narrows a listing, in one row over it. The choice of a view (All, Hot, New) stands in the PageHead.',
  anatomyOf: 'Listing',
  anatomy: [
    {
      at: '.p-filters__search',
      name: 'Search',
      says: '180 to 300 wide, 44 high; on a phone its own row over the whole width.',
    },
    {
      at: '.p-filters__row',
      name: 'Filters',
      says: 'Compact selects of 44, 8 apart, each with its name before its value. Below 768 px the row scrolls sideways.',
    },
    { at: '.p-filters__end', name: 'Order', says: 'Sorting stands at the end, apart from what narrows.' },
  ],
  dos: [
    { says: 'Say what narrows the list in ActiveFilters below: a chip each that takes it back, then Clear filters.' },
    { says: 'Answer at once: no Apply button; the count beside the title says what is left.' },
  ],
  donts: [
    { says: 'Do not hide filters behind one button on a desktop.' },
    { says: 'Do not offer a filter that no game of this category answers.' },
  ],
  accessibility: [
    'Each control has a name of its own; the order is search, filters, sort, what is in use, clear.',
    'A chip that takes itself back hands the focus to the next one.',
    'The row keeps room of 4 above and below, so that no focus ring is cut where it scrolls.',
  ],
} satisfies Dossier

const meta: Meta<typeof FilterBar> = { title: 'Lobby/FilterBar', component: FilterBar, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof FilterBar> = {
  args: {
    search: (
      <SearchField label="Search by game or provider" clearLabel="Clear the search" value="dragon" onValue={fn()} />
    ),
    end: sort,
    children: selects,
  },
}
export const Listing: Story = {
  render: () => (
    <FilterBar search={<Search />} end={sort}>
      {selects}
    </FilterBar>
  ),
}
export const FiltersInUse: Story = { render: () => <InUse /> }
export const Narrowed: Story = {
  render: () => (
    <FilterBar search={<Search first="dragon" />} end={sort}>
      {selects}
      <Button variant="text">Clear filters</Button>
    </FilterBar>
  ),
}
export const SearchAlone: Story = { render: () => <FilterBar search={<Search />} /> }
export const FiltersAlone: Story = { render: () => <FilterBar end={sort}>{selects}</FilterBar> }
export const LongWords: Story = {
  render: () => (
    <FilterBar
      search={<Search label="Maghanap ayon sa laro o provider" />}
      end={<Select compact label="Sắp xếp theo" options={options('Phổ biến nhất', 'Mới nhất')} />}
    >
      <Select compact label="Mức cược tối thiểu" options={options('Bất kỳ', '₫ 20.000')} />
      <Select compact label="จำนวนไลน์" options={options('20 ขึ้นไป')} />
    </FilterBar>
  ),
}
export const ByKeyboard: Story = {
  ...Narrowed,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by game or provider' })
    await userEvent.tab()
    await expect(search).toHaveFocus()
    await userEvent.keyboard('tiger')
    await expect(search).toHaveValue('tiger')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveValue('')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Min bet' })).toHaveFocus()
  },
}
