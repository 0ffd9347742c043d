import { getHelpCenter } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { Button } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { helpAnswer } from '../../testing/help.ts'
import { HelpModal } from './help-modal.tsx'
import { HelpScreen } from './help-screen.tsx'

/** Stands for the sanitising component of the application. */
const Html = ({ html }: { html: string }) => <p className="p-prose">{html.replace(/<[^>]*>/g, ' ')}</p>

function Help({ first, words = '', over = false }: { first?: string; words?: string; over?: boolean }) {
  const [anchor, setAnchor] = useState(first)
  const [query, setQuery] = useState(words)
  const shared = { language: 'EN', Html, anchor, onAnchor: (next: string | null) => setAnchor(next ?? undefined), contact: <Button>Contact us</Button> }
  return over ? <HelpModal {...shared} onClose={() => undefined} /> : <HelpScreen {...shared} query={query} onQuery={setQuery} />
}

type Story = StoryObj<typeof Help>
const meta: Meta<typeof Help> = {
  title: 'Support/Help centre',
  component: Help,
  parameters: { server: (server: FakeServer) => server.answer(getHelpCenter, helpAnswer) },
}
export default meta

export const Contents: Story = {}

export const Article: Story = { args: { first: 'term' } }

export const Found: Story = { args: { words: 'account' } }

export const NothingFound: Story = { args: { words: 'zzz' } }

export const Gone: Story = { args: { first: 'nowhere' } }

export const OverThePage: Story = { args: { first: 'withdraw', over: true }, parameters: { docs: { story: { inline: false, height: '760px' } } } }

export const Loading: Story = { parameters: { server: (server: FakeServer) => server.answer(getHelpCenter, () => new Promise<never>(() => undefined)) } }

export const NoArticles: Story = { parameters: { server: (server: FakeServer) => server.answer(getHelpCenter, { list: [] }) } }

export const Failed: Story = { parameters: { server: (server: FakeServer) => server.fail('503', getHelpCenter) } }
