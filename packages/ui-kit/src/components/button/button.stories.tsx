import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { held } from '../../testing/held.ts'
import { IconArrowRight, IconPlay, IconRefresh } from '../../icons/index.ts'
import { Button, type ButtonProps } from './button.tsx'
import { LinkButton } from './link-button.tsx'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const
const variants = ['primary', 'secondary', 'text', 'danger'] as const
const sent = fn()

const Held = ({ state }: { state: 'Hover' | 'Focus' | 'Pressed' }) => (
  <div style={row}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} style={held[variant][state]}>
        Deposit
      </Button>
    ))}
  </div>
)

const Sending = () => {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      variant="primary"
      loading={loading}
      onClick={() => {
        sent()
        setLoading(true)
      }}
    >
      Deposit
    </Button>
  )
}

const dossier = {
  purpose: 'Does something. What leads somewhere is a link, or a LinkButton where it must be seen as the next step.',
  anatomyOf: 'WithIcons',
  anatomy: [
    {
      at: '.p-button',
      name: 'Box',
      says: '36, 44 or 52 high; 14, 20 or 28 at the sides; r2. Pressed it goes 1 px down.',
    },
    {
      at: '.p-button__label',
      name: 'Label',
      says: 'A verb, 14, 15 or 17 px, weight 600, sentence case. It wraps and is never cut.',
    },
    {
      at: '.p-button > svg',
      name: 'Icon',
      says: '20 px (18 in small ones) before the label, 8 px away; after it for “go on”. Never two.',
    },
  ],
  dos: [
    {
      says: 'One coral button in a region: the one most people came for.',
      draw: () => (
        <div style={row}>
          <Button variant="primary">Deposit</Button>
          <Button>Withdraw</Button>
        </div>
      ),
    },
    { says: 'Say what it does and how much: “Pay ₱ 200.00”.' },
    { says: 'Say near a disabled button why it is, and what to do.' },
    { says: 'Keep danger for what cannot be taken back.' },
  ],
  donts: [
    {
      says: 'No row of coral buttons.',
      draw: () => (
        <div style={row}>
          <Button variant="primary" size="sm">
            Play
          </Button>
          <Button variant="primary" size="sm">
            Play
          </Button>
          <Button variant="primary" size="sm">
            Play
          </Button>
        </div>
      ),
    },
    { says: 'No “OK”, “Submit” or “Click here”.' },
    { says: 'No width of its own in a row that must hold Tagalog: words grow by 40 %.' },
    { says: 'No bordered button on s3.' },
  ],
  accessibility: [
    'While it loads it keeps focus, name and width, says aria-busy and takes no press; a spinner of 18 stands for the label.',
    'aria-disabled looks disabled and keeps the focus: for a button that waits, such as “Again in 0:47”.',
    'A small one is 36 high and can be hit in 46. The focus ring is 2 px with a gap of 2.',
    'An icon is decoration; the label says all.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Press it; a LinkButton by Enter alone' }],
} satisfies Dossier

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Button> = {
  args: {
    variant: 'primary',
    size: 'md',
    block: false,
    loading: false,
    disabled: false,
    onClick: fn(),
    children: 'Deposit',
  },
}
export const Primary: StoryObj = { render: () => <Button variant="primary">Deposit</Button> }
export const Secondary: StoryObj = { render: () => <Button>Deposit</Button> }
export const Text: StoryObj = { render: () => <Button variant="text">Deposit</Button> }
export const Danger: StoryObj = { render: () => <Button variant="danger">Delete the card</Button> }
export const Sizes: StoryObj = {
  render: () => (
    <div style={row}>
      <Button variant="primary" size="sm">
        Small 36
      </Button>
      <Button variant="primary">Medium 44</Button>
      <Button variant="primary" size="lg">
        Large 52
      </Button>
    </div>
  ),
}
export const Loading: StoryObj = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Deposit
        </Button>
      ))}
    </div>
  ),
}
export const Disabled: StoryObj = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Deposit
        </Button>
      ))}
    </div>
  ),
}
export const Hovered: StoryObj = { render: () => <Held state="Hover" /> }
export const Focused: StoryObj = { render: () => <Held state="Focus" /> }
export const Pressed: StoryObj = { render: () => <Held state="Pressed" /> }
export const ByTab: StoryObj = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Deposit
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      const { outlineWidth, outlineOffset } = getComputedStyle(button)
      await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px'])
    }
  },
}
export const WithIcons: StoryObj = {
  render: () => (
    <div style={row}>
      <Button icon={<IconRefresh />}>Try again</Button>
      <Button variant="primary" iconEnd={<IconArrowRight />}>
        Continue
      </Button>
    </div>
  ),
}
export const Block: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Button variant="primary" size="lg" block>
        Pay ₱ 200.00
      </Button>
    </div>
  ),
}
export const AsLink: StoryObj = {
  render: () => (
    <LinkButton variant="primary" href="#game" icon={<IconPlay size={18} />}>
      Play
    </LinkButton>
  ),
}

const Long = (props: ButtonProps) => <Button block {...props} />
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 240 }}>
      <Long variant="primary" size="lg">
        Magdeposito at kunin ang bonus sa unang deposito
      </Long>
      <Long icon={<IconRefresh />}>Thử tải lại danh sách trò chơi yêu thích</Long>
      <Long variant="text">ดูเงื่อนไขทั้งหมดของโปรโมชันนี้</Long>
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const button = canvas.getByRole('button', { name: 'Deposit' })
    const width = button.offsetWidth
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
    await expect(button.offsetWidth).toBe(width)
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
  },
}
