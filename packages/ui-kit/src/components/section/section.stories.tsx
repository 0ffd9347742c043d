import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from './section.tsx'

const meta: Meta<typeof Section> = { title: 'Shell/Section', component: Section }
export default meta

export const Default: StoryObj = { render: () => <Section title="Hot tonight" hint="Most played in the last hour" action={{ label: 'All hot games', shortLabel: 'All', href: '/hot' }}><p>Games</p></Section> }
