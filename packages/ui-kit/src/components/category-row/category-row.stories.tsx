import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories } from '../../testing/shell.tsx'
import { CategoryRow } from './category-row.tsx'

const meta: Meta<typeof CategoryRow> = { title: 'Lobby/CategoryRow', component: CategoryRow }
export default meta

export const Nine: StoryObj = { render: () => <CategoryRow label="Categories" items={categories.slice(0, 9)} /> }
