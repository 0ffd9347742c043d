import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ToastProvider, useToast } from './toast-provider.tsx'

const Shown = () => {
  const { show } = useToast()
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8, minHeight: 320 }}>
      <Button onClick={() => show({ tone: 'ok', text: '₱ 200.00 is in your wallet.' })}>Good</Button>
      <Button onClick={() => show({ tone: 'bad', text: 'The network dropped. Nothing was sent.', action: { label: 'Try again', onClick: () => undefined } })}>Bad</Button>
      <Button onClick={() => show({ text: 'Balance updating.', stay: true })}>Note</Button>
    </div>
  )
}

const meta: Meta<typeof ToastProvider> = { title: 'Overlays/Toast', component: ToastProvider }
export default meta

export const Tones: StoryObj = { render: () => <ToastProvider label="Messages" closeLabel="Close"><Shown /></ToastProvider> }
