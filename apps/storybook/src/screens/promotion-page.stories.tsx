import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

/** The window comes with a chunk of its own. */
const patience = { timeout: 10_000 }

const openFirst: ScreenStory['play'] = async ({ canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body)
  const banner = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.p-banner__slide[data-current] .p-banner__link')
    if (!found) throw new Error('no banner yet')
    return found
  }, patience)
  await userEvent.click(banner)
  const dialog = await body.findByRole('dialog', {}, patience)
  await waitFor(() => expect(dialog).toBeVisible(), patience)
}

const meta = { ...screenMeta, title: 'Screens/Promotion', tags: ['!autodocs'] } satisfies Meta<SiteScreenProps>
export default meta

export const Opened: ScreenStory = { play: openFirst }
export const Phone: ScreenStory = { globals: onPhone, play: openFirst }
