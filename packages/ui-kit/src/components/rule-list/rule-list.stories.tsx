import type { Meta, StoryObj } from '@storybook/react-vite'
import { RuleList } from './rule-list.tsx'

const meta: Meta<typeof RuleList> = { title: 'Fields/RuleList', component: RuleList }
export default meta

export const Half: StoryObj = { render: () => <RuleList label="Password rules" doneLabel="kept" rules={[{ id: 'length', text: '8 to 16 letters and numbers', ok: true }, { id: 'letter', text: 'First sign is a letter', ok: false }]} /> }
