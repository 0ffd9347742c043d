import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta: Meta<typeof Pagination> = { title: 'Bits/Pagination', component: Pagination }
export default meta

export const First: StoryObj = { render: () => <Pagination label="Pages" hrefOf={(n) => `?page=${n}`} prevLabel="Page before" nextLabel="Next page" pageLabel={(n) => `Page ${n}`} page={1} pages={31} /> }
export const Middle: StoryObj = { render: () => <Pagination label="Pages" hrefOf={(n) => `?page=${n}`} prevLabel="Page before" nextLabel="Next page" pageLabel={(n) => `Page ${n}`} page={9} pages={31} /> }
export const Few: StoryObj = { render: () => <Pagination label="Pages" hrefOf={(n) => `?page=${n}`} prevLabel="Page before" nextLabel="Next page" pageLabel={(n) => `Page ${n}`} page={2} pages={3} /> }
