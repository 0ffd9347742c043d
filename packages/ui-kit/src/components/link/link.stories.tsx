import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { LinkProps } from './link.tsx'
import { expect, fn } from 'storybook/test'
import { Link, LinkProvider } from './link.tsx'

const went = fn()
const AppLink = ({ children, href, ...rest }: LinkProps) => (
  <a
    data-app=""
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      went(href)
    }}
  >
    {children}
  </a>
)

const dossier = {
  purpose:
    'Leads somewhere. What changes something is a Button. Every link of the kit is drawn by the component that LinkProvider holds, so that an application’s router takes it.',
  anatomyOf: 'InText',
  anatomy: [
    {
      at: 'a',
      name: 'Link',
      says: 'In a sentence accent-text with an underline 3 px below the line; alone in a row or a menu it takes the look of its place, without an underline.',
    },
  ],
  dos: [
    { says: 'Word it so that it stands for itself: “terms of use”, not “here”.' },
    { says: 'Set LinkProvider once, at the root.' },
  ],
  donts: [
    { says: 'No link without an address; that is a button.' },
    { says: 'No coral fill on a link in a sentence.' },
    { says: 'No new window without saying so.' },
  ],
  accessibility: [
    'The underline is the second cue beside the colour.',
    'The provided component must pass on className, aria attributes, ref and children.',
  ],
  keyboard: [{ keys: 'Enter', does: 'Follow it' }],
} satisfies Dossier

const meta: Meta<typeof Link> = { title: 'Actions/Link', component: Link, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Link> = { args: { href: '#help', children: 'Help centre' } }
export const InText: StoryObj = {
  render: () => (
    <p style={{ maxInlineSize: 420 }}>
      Play within limits: set one in your <Link href="#limits">account</Link>, or ask the{' '}
      <Link href="#help">help centre</Link> to pause it for a month.
    </p>
  ),
}
export const Alone: StoryObj = { render: () => <Link href="#help">Help centre</Link> }
export const LongWords: StoryObj = {
  render: () => (
    <p style={{ maxInlineSize: 300 }}>
      Basahin ang{' '}
      <Link href="#terms">mga tuntunin ng paggamit at ang paunawa tungkol sa pangangalaga ng iyong datos</Link> bago
      magpatuloy.
    </p>
  ),
}
export const Provided: StoryObj = {
  render: () => (
    <LinkProvider component={AppLink}>
      <p>
        Ask the <Link href="/help">help centre</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    went.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(went).toHaveBeenCalledWith('/help')
  },
}
