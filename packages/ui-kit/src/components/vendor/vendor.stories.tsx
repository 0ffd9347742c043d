import type { Meta, StoryObj } from '@storybook/react-vite'
import { vendors } from '../../testing/lobby.ts'
import { VendorChip, VendorChips } from './vendor-chips.tsx'
import { VendorGrid } from './vendor-grid.tsx'

const meta: Meta<typeof VendorGrid> = { title: 'Lobby/Vendors', component: VendorGrid }
export default meta

export const Grid: StoryObj = { render: () => <VendorGrid label="Studios" vendors={vendors} /> }
export const Chips: StoryObj = { render: () => <VendorChips label="Studios" all={{ label: 'All studios', href: '/games' }} vendors={vendors} current="Tessera" /> }
export const OneChip: StoryObj = { render: () => <>{vendors.slice(0, 1).map((vendor) => <VendorChip key={vendor.id} {...vendor} />)}</> }
