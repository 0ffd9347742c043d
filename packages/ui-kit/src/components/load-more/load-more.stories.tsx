import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadMore } from './load-more.tsx'

const nothing = () => undefined

const meta: Meta<typeof LoadMore> = { title: 'Lobby/LoadMore', component: LoadMore }
export default meta

export const More: StoryObj = { render: () => <LoadMore label="Show more games" shown="42 of 1,284" onMore={nothing} /> }
export const Busy: StoryObj = { render: () => <LoadMore label="Show more games" shown="42 of 1,284" onMore={nothing} busy /> }
export const Done: StoryObj = { render: () => <LoadMore label="Show more games" shown="All 84 games" onMore={nothing} done /> }
