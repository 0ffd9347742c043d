import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../testing/pictures.ts'
import { Avatar } from './avatar.tsx'

const meta: Meta<typeof Avatar> = { title: 'Bits/Avatar', component: Avatar }
export default meta

export const Sizes: StoryObj = { render: () => <div style={{ display: 'flex', gap: 12 }}>{([28, 36, 48, 56, 72] as const).map((size) => <Avatar key={size} size={size} src={face(size)} />)}</div> }
export const WithoutPicture: StoryObj = { render: () => <Avatar size={56} /> }
export const BrokenPicture: StoryObj = { render: () => <Avatar size={56} src="data:image/png;base64,AAAA" fallback={face(1)} /> }
