import { LinkButton } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClosedScreen } from './lazy-closed-screen.tsx'

const meta: Meta<typeof ClosedScreen> = {
  title: 'Site/Closed',
  component: ClosedScreen,
  args: {
    contact: (
      <LinkButton variant="primary" size="lg" href="/help">
        Contact us
      </LinkButton>
    ),
    onRetry: () => Promise.resolve(),
    foot: 'Only for players aged 21 or over.',
  },
  parameters: { server: () => undefined, layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof ClosedScreen>

export const Maintenance: Story = {
  args: { state: 'maintenance', until: Date.UTC(2026, 0, 15, 14, 30), art: '/img/panels/maintenance.svg' },
}
export const MaintenanceWithoutEnd: Story = { args: { state: 'maintenance', until: null } }
export const Restricted: Story = {
  args: {
    state: 'restricted',
    location: { ip: '203.0.113.48', country: 'SG', countryName: 'Singapore' },
    art: '/img/panels/restriction.svg',
  },
}
export const RestrictedFromNowhere: Story = { args: { state: 'restricted', location: null } }
export const Phone: Story = { args: { state: 'maintenance' }, globals: { viewport: { value: 'phone' } } }
