import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './confirm-dialog.tsx'

const nothing = () => undefined

const meta: Meta<typeof ConfirmDialog> = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog, tags: ['!autodocs'] }
export default meta

export const Question: StoryObj = { render: () => <ConfirmDialog open name="confirm" title="Leave the game?" text="The round that runs is settled without you." confirmLabel="Leave" cancelLabel="Stay" onConfirm={nothing} onCancel={nothing} /> }
export const Danger: StoryObj = { render: () => <ConfirmDialog open tone="danger" name="confirm" title="Leave the game?" text="The round that runs is settled without you." confirmLabel="Leave" cancelLabel="Stay" onConfirm={nothing} onCancel={nothing} /> }
export const Busy: StoryObj = { render: () => <ConfirmDialog open busy name="confirm" title="Leave the game?" text="The round that runs is settled without you." confirmLabel="Leave" cancelLabel="Stay" onConfirm={nothing} onCancel={nothing} /> }
