import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { BalanceCard } from './balance-card.tsx'
import { ProfileHead } from './profile-head.tsx'

const meta: Meta<typeof ProfileHead> = { title: 'Shell/ProfileHead', component: ProfileHead }
export default meta

export const Person: StoryObj = { render: () => <ProfileHead name="Linh Trần" sub="Sapphire · lv 4" avatar={<Avatar size={56} src={face(2)} />} /> }
export const Balance: StoryObj = { render: () => <BalanceCard label="Balance" sum="₱ 4,821.50" refreshLabel="Refresh balance" onRefresh={() => undefined}><LinkButton variant="primary" href="/deposit">Deposit</LinkButton><LinkButton href="/withdraw">Withdraw</LinkButton></BalanceCard> }
