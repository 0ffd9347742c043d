import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof Skeleton> = { title: 'Bits/Skeleton', component: Skeleton }
export default meta

export const Shapes: StoryObj = { render: () => <div style={{ display: 'grid', gap: 12 }}><Skeleton width={120} height={80} /><Skeleton shape="text" width={160} /><Skeleton shape="round" width={48} height={48} /></div> }
