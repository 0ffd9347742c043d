import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { Columns } from './columns.tsx'

const meta: Meta<typeof Columns> = { title: 'Shell/Columns', component: Columns }
export default meta

export const Default: StoryObj = { render: () => <Columns aside={<Card>Side</Card>}><Card>Form</Card></Columns> }
