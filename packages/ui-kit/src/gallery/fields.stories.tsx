import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CaptchaField } from '../components/captcha-field/captcha-field.tsx'
import { CodeField } from '../components/code-field/code-field.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { captcha } from '../testing/pictures.ts'
import { Panel } from './panel.tsx'

const nothing = () => undefined

/** Fields to type in, each in the state that its label names. */
export const FieldsPanel = () => {
  const [code, setCode] = useState('482')
  return (
    <Panel title="Text, password, code">
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          gap: '18px 16px',
          alignItems: 'start',
        }}
      >
        <TextField label="Username" placeholder="6 to 16 letters" hint="First sign is a letter" />
        <TextField label="Full name" required defaultValue="linh" error="Write both names, as on your bank account." />
        <TextField label="Good" defaultValue="linh.tran88" good="This name is free" />
        <TextField label="Disabled" disabled defaultValue="From your invitation" />
        <PasswordField
          label="Password"
          showLabel="Show"
          hideLabel="Hide"
          defaultValue="marigold7"
          strength={3}
          strengthLabel="Good"
        />
        <CaptchaField
          label="Captcha"
          picture={captcha}
          pictureAlt="Four signs"
          renewLabel="Another"
          onRenew={nothing}
        />
        <div style={{ gridColumn: '1 / -1' }}>
          <CodeField label="Code" value={code} onValue={setCode} />
        </div>
      </div>
    </Panel>
  )
}

const meta: Meta<typeof FieldsPanel> = {
  title: 'Gallery/Fields',
  tags: ['!autodocs'],
  component: FieldsPanel,
  excludeStories: /Panel$/,
}
export default meta

export const AllStates: StoryObj<typeof FieldsPanel> = {}
