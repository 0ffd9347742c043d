import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { FilterBar } from './filter-bar.tsx'

const nothing = () => undefined

const meta: Meta<typeof FilterBar> = { title: 'Lobby/FilterBar', component: FilterBar }
export default meta

export const Listing: StoryObj = { render: () => (
      <FilterBar
        search={<SearchField label="Search by game or studio" clearLabel="Clear" value="" onValue={nothing} />}
        end={<Select compact label="Sort" options={[{ value: 'popular', label: 'Popular' }, { value: 'new', label: 'New' }]} />}
      >
        <Select compact label="Type" options={[{ value: 'any', label: 'Any' }, { value: 'video', label: 'Video slots' }]} />
      </FilterBar>
    ) }
