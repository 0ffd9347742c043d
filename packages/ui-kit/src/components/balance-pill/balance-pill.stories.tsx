import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalancePill } from './balance-pill.tsx'
import { PillAction } from './pill-action.tsx'

const nothing = () => undefined

const meta: Meta<typeof BalancePill> = { title: 'Shell/BalancePill', component: BalancePill }
export default meta

export const Rest: StoryObj = { render: () => <BalancePill label="Balance" sum="₱ 4,821.50" updatingText="Balance updating" failedText="Not updated" toggleLabel="Hide balance" refreshLabel="Refresh balance" onToggle={nothing} onRefresh={nothing} action={<PillAction href="/deposit">Deposit</PillAction>} /> }
export const Hidden: StoryObj = { render: () => <BalancePill label="Balance" sum="₱ 4,821.50" updatingText="Balance updating" failedText="Not updated" toggleLabel="Hide balance" refreshLabel="Refresh balance" onToggle={nothing} onRefresh={nothing} hidden action={<PillAction href="/deposit">Deposit</PillAction>} /> }
export const Refreshing: StoryObj = { render: () => <BalancePill label="Balance" sum="₱ 4,821.50" updatingText="Balance updating" failedText="Not updated" toggleLabel="Hide balance" refreshLabel="Refresh balance" onToggle={nothing} onRefresh={nothing} state="refreshing" action={<PillAction href="/deposit">Deposit</PillAction>} /> }
export const Stale: StoryObj = { render: () => <BalancePill label="Balance" sum="₱ 4,821.50" updatingText="Balance updating" failedText="Not updated" toggleLabel="Hide balance" refreshLabel="Refresh balance" onToggle={nothing} onRefresh={nothing} state="stale" action={<PillAction href="/deposit">Deposit</PillAction>} /> }
export const Failed: StoryObj = { render: () => <BalancePill label="Balance" sum="₱ 4,821.50" updatingText="Balance updating" failedText="Not updated" toggleLabel="Hide balance" refreshLabel="Refresh balance" onToggle={nothing} onRefresh={nothing} state="failed" /> }
