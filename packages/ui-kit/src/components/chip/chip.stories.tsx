import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconFlame } from '../../icons/index.ts'
import { Chip, Chips } from './chip.tsx'

const meta: Meta<typeof Chip> = { title: 'Actions/Chip', component: Chip }
export default meta

export const Row: StoryObj = { render: () => <Chips label="Kind"><Chip selected>All</Chip><Chip icon={<IconFlame size={16} />}>Hot</Chip><Chip>New</Chip></Chips> }
export const Links: StoryObj = { render: () => <Chips label="Kind"><Chip href="/all" selected>All</Chip><Chip href="/hot">Hot</Chip></Chips> }
