import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { PageHead } from './page-head.tsx'

const meta: Meta<typeof PageHead> = { title: 'Shell/PageHead', component: PageHead }
export default meta

export const Listing: StoryObj = { render: () => <PageHead title="Slots" hint="1,284 games" breadcrumb={<Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Slots' }]} />} /> }
export const TitleInHeader: StoryObj = { render: () => <PageHead title="Slots" phone="hidden" /> }
