import { createSafeStore } from '@parlour/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountdownPromo } from './countdown-promo.tsx'

/** The clock of stories stands at noon of 15 January 2026. */
const now = Date.UTC(2026, 0, 15, 12)
const link = (labelNameEn: string, url = '/promoDetail?id=101') => [
  { resourceType: 'POPLINK', url, qrCodeUrl: null, labelNameEn },
]
const nowhere = () => {
  throw new Error('there is no storage')
}

const meta: Meta<typeof CountdownPromo> = {
  title: 'Site/Countdown',
  component: CountdownPromo,
  args: {
    resources: link('Lantern draw'),
    origin: 'https://vesper.example',
    end: now + 2 * 86_400_000 + 15_516_000,
    store: createSafeStore(nowhere),
  },
  parameters: { server: () => undefined },
  render: (args) => (
    <main style={{ minHeight: 320 }}>
      <CountdownPromo {...args} store={createSafeStore(nowhere)} />
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof CountdownPromo>

export const Days: Story = {}
export const Hours: Story = { args: { end: now + 15_516_000 } }
export const WithoutName: Story = { args: { resources: link('POPLINK', 'https://t.example/draw') } }
export const LongWords: Story = { args: { resources: link('Ang malaking bunutan ng mga parol sa buong buwan') } }
export const Over: Story = { args: { end: now } }
export const NotOffered: Story = { args: { resources: [] } }
