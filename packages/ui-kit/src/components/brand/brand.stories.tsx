import type { Meta, StoryObj } from '@storybook/react-vite'
import { mark } from '../../testing/shell.tsx'
import { Brand } from './brand.tsx'

const meta: Meta<typeof Brand> = { title: 'Shell/Brand', component: Brand }
export default meta

export const Vesper: StoryObj = { render: () => <Brand href="/" label="Vesper, home" mark={mark} name="vesper" /> }
