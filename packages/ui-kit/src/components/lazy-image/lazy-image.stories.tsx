import type { Meta, StoryObj } from '@storybook/react-vite'
import { poster } from '../../testing/pictures.ts'
import { LazyImage } from './lazy-image.tsx'

const meta: Meta<typeof LazyImage> = { title: 'Lobby/LazyImage', component: LazyImage }
export default meta

export const Loaded: StoryObj = { render: () => <LazyImage src={poster('Reef', 1)} alt="Reef" width={150} height={200} /> }
export const Fallback: StoryObj = { render: () => <LazyImage src="data:image/png;base64,AAAA" errorSrc={poster('Default', 3)} alt="Reef" width={150} height={200} wait={1} /> }
