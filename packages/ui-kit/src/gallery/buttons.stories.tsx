import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/button/button.tsx'
import { IconButton } from '../components/icon-button/icon-button.tsx'
import { IconBell, IconRefresh, IconSearch } from '../icons/index.ts'
import { focus, held } from '../testing/held.ts'
import { Panel, Row, State } from './panel.tsx'

const names = { primary: 'Primary', secondary: 'Secondary', text: 'Text', danger: 'Danger' } as const
const line = { inlineSize: 76, color: 'var(--color-t2)', font: 'var(--font-13)' } as const

/** Buttons of every kind in every state, and their sizes. */
export const ButtonsPanel = () => (
  <Panel title="Button">
    {(['primary', 'secondary', 'text', 'danger'] as const).map((variant) => (
      <Row key={variant}>
        <span style={line}>{names[variant]}</span>
        <State name="Rest">
          <Button variant={variant}>Deposit</Button>
        </State>
        {Object.entries(held[variant]).map(([name, style]) => (
          <State key={name} name={name}>
            <Button variant={variant} style={style}>
              Deposit
            </Button>
          </State>
        ))}
        <State name="Disabled">
          <Button variant={variant} disabled>
            Deposit
          </Button>
        </State>
        {variant === 'primary' && (
          <State name="Loading">
            <Button variant={variant} loading>
              Deposit
            </Button>
          </State>
        )}
      </Row>
    ))}
    <Row>
      <span style={line}>Sizes</span>
      <Button variant="primary" size="sm">
        Small 36
      </Button>
      <Button variant="primary">Medium 44</Button>
      <Button variant="primary" size="lg">
        Large 52
      </Button>
      <IconButton bordered label="Refresh" icon={<IconRefresh />} />
      <IconButton label="Search" icon={<IconSearch />} style={{ background: 'var(--color-s3)' }} />
      <IconButton label="Messages, 3 new" icon={<IconBell />} count={3} style={focus} />
    </Row>
  </Panel>
)

const meta: Meta<typeof ButtonsPanel> = {
  title: 'Gallery/Buttons',
  tags: ['!autodocs'],
  component: ButtonsPanel,
  excludeStories: /Panel$/,
}
export default meta

export const AllStates: StoryObj<typeof ButtonsPanel> = {}
