import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepList } from './step-list.tsx'

const meta: Meta<typeof StepList> = { title: 'Bits/StepList', component: StepList }
export default meta

export const Second: StoryObj = { render: () => <StepList current={1} steps={[{ title: 'Fill in the form', text: 'Two minutes' }, { title: 'Confirm your number' }, { title: 'Choose a game' }]} /> }
