import { getHelpCenter } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { Button } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { helpAnswer } from '../../testing/help.ts'
import { HelpModal } from './help-modal.tsx'
import { HelpScreen, type HelpScreenProps } from './help-screen.tsx'

/** Stands for the sanitising component of the application. */
const Html = ({ html }: { html: string }) => <p className="p-prose">{html.replace(/<[^>]*>/g, ' ')}</p>

/** Keeps what an address would: the article that is open, and the search. */
function Help({ anchor: first, query: words, ...props }: HelpScreenProps) {
  const [anchor, setAnchor] = useState(first)
  const [query, setQuery] = useState(words)
  return (
    <HelpScreen
      {...props}
      anchor={anchor}
      onAnchor={(next) => setAnchor(next ?? undefined)}
      query={query}
      onQuery={setQuery}
    />
  )
}

function HelpOverPage({ anchor: first, query: _words, onQuery: _onQuery, ...props }: HelpScreenProps) {
  const [anchor, setAnchor] = useState(first)
  return <HelpModal {...props} anchor={anchor} onAnchor={(next) => setAnchor(next ?? undefined)} onClose={nothing} />
}

const nothing = () => undefined

type Story = StoryObj<typeof HelpScreen>
const meta: Meta<typeof HelpScreen> = {
  title: 'Support/Help centre',
  component: HelpScreen,
  args: {
    language: 'EN',
    Html,
    anchor: undefined,
    onAnchor: nothing,
    query: '',
    onQuery: nothing,
    contact: <Button>Contact us</Button>,
  },
  parameters: { server: (server: FakeServer) => server.answer(getHelpCenter, helpAnswer) },
  render: (args) => <Help {...args} />,
}
export default meta

export const Contents: Story = {}

export const Article: Story = { args: { anchor: 'term' } }

export const Found: Story = { args: { query: 'account' } }

export const NothingFound: Story = { args: { query: 'zzz' } }

export const Gone: Story = { args: { anchor: 'nowhere' } }

export const OverThePage: Story = {
  args: { anchor: 'withdraw' },
  render: (args) => <HelpOverPage {...args} />,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
}

export const Loading: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(getHelpCenter, () => new Promise<never>(() => undefined)),
  },
}

export const NoArticles: Story = {
  parameters: { server: (server: FakeServer) => server.answer(getHelpCenter, { list: [] }) },
}

export const Failed: Story = { parameters: { server: (server: FakeServer) => server.fail('503', getHelpCenter) } }
