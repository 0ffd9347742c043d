import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, LinkProvider } from './link.tsx'

const meta: Meta<typeof Link> = { title: 'Actions/Link', component: Link }
export default meta

export const Plain: StoryObj = { render: () => <p><Link href="/help">Help centre</Link></p> }
export const Provided: StoryObj = { render: () => <LinkProvider component={({ children, ...rest }) => <a data-app="" {...rest}>{children}</a>}><p><Link href="/help">Help centre</Link></p></LinkProvider> }
