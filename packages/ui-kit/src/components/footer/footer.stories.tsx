import type { Meta, StoryObj } from '@storybook/react-vite'
import { mark } from '../../testing/shell.tsx'
import { AgeMark } from '../age-mark/age-mark.tsx'
import { Brand } from '../brand/brand.tsx'
import { Footer } from './footer.tsx'

const meta: Meta<typeof Footer> = { title: 'Shell/Footer', component: Footer }
export default meta

export const Default: StoryObj = { render: () => (
      <Footer
        brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />} about="Lottery, slots, live tables, sports and fishing halls in one account."
        columns={[{ title: 'Play', links: [{ label: 'Slots', href: '/slots' }, { label: 'Sports', href: '/sports' }] }, { title: 'Help', links: [{ label: 'Help centre', href: '/help' }] }]}
        chips={{ title: 'Pay with', items: ['Bank transfer', 'E-wallet'] }} age={<AgeMark label="21 or over">21+</AgeMark>}
        ageText="Only for players aged 21 or over." copyright="© 2025 Vesper"
      />
    ) }
