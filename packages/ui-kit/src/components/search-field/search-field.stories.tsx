import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from './search-field.tsx'

const nothing = () => undefined

const meta: Meta<typeof SearchField> = { title: 'Fields/SearchField', component: SearchField }
export default meta

export const Empty: StoryObj = { render: () => <SearchField label="Search by game or studio" clearLabel="Clear" value="" onValue={nothing} /> }
export const Filled: StoryObj = { render: () => <SearchField label="Search by game or studio" clearLabel="Clear" value="jade" onValue={nothing} /> }
