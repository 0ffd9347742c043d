import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo } from '../../testing/pictures.ts'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Bits/Logo', component: Logo }
export default meta

export const BothShades: StoryObj = { render: () => <Logo src={logo('Tessera')} inkSrc={logo('Tessera', '#262743')} alt="Tessera" /> }
export const OneShade: StoryObj = { render: () => <Logo src={logo('Tessera')} alt="Tessera" /> }
