import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ticket, TicketGrid } from './ticket.tsx'

const meta: Meta<typeof Ticket> = { title: 'Lobby/Ticket', component: Ticket }
export default meta

export const One: StoryObj = { render: () => <Ticket title="Friday cashback" text="Up to 3.5% back on the week, paid at midnight." meta="Ends in 2 d 4 h" value="3.5%" valueLabel="cashback" href="/promotion/1" /> }
export const Grid: StoryObj = { render: () => <TicketGrid><Ticket title="Bring a friend" text="For you." value="₱150" valueLabel="each" /><Ticket title="Welcome" text="Once." value="131K" /></TicketGrid> }
