import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { BannerCarouselProps } from './banner-carousel.tsx'
import { expect, waitFor } from 'storybook/test'
import { banner } from '../../testing/pictures.ts'
import { BannerCarousel } from './banner-carousel.tsx'

type Story = StoryObj<typeof BannerCarousel>

const titles = ['Friday pays you back', 'Better with company', 'Ocean King week', 'Derby Night']
const slides = (count: number) =>
  titles.slice(0, count).map((title, n) => ({
    id: title,
    src: banner(title, n),
    phoneSrc: banner(title, n, true),
    alt: `${title}. Play it 8 times before you withdraw.`,
    href: `/promotion/${n}`,
  }))

const Shown = (props: Partial<BannerCarouselProps>) => (
  <BannerCarousel
    label="Promotions"
    pauseLabel="Pause the banners"
    playLabel="Run the banners"
    slideLabel={(n, of) => `${n} of ${of}`}
    slides={slides(4)}
    {...props}
  />
)

const dossier = {
  purpose:
    'The first thing on a page of the lobby: two to six banners that follow one another. One banner stands still; more than six nobody sees.',
  anatomyOf: 'Many',
  anatomy: [
    {
      at: '.p-banner__slide[data-current]',
      name: 'Banner, 16:5',
      says: '912 wide at most, r3, in the middle. On a phone 2:1, with a drawing of its own. Its words are drawn, so they are the alt too.',
    },
    {
      at: '.p-banner__slide:nth-child(2)',
      name: 'Neighbours',
      says: 'Dimmed to 42 %, 16 px away, out of reach of keyboard and screen reader.',
    },
    { at: '.p-banner__dot:nth-child(2)', name: 'Dot, 8 in 24', says: 'edge. Goes to its banner.' },
    {
      at: '.p-banner__dot[aria-current]',
      name: 'Where it is, 44',
      says: 'line-2, and filled in coral while the banner stands.',
    },
    { at: '.p-banner__pause', name: 'Pause', says: 'Stops them for good, for hands and eyes that need longer.' },
  ],
  dos: [
    { says: '5000 ms a banner. It waits under the mouse, with the focus inside and in a hidden tab.' },
    { says: 'Put the first banner into the HTML; the moving parts come after it has painted, without a shift.' },
    { says: 'Draw one picture a language and give its words as alt.' },
  ],
  donts: [
    { says: 'Do not set live text over the picture, and no button into it: the whole banner is the link.' },
    { says: 'Do not let it run by itself with motion reduced: there it starts paused.' },
    { says: 'Do not put a second one on the same page.' },
  ],
  accessibility: [
    'A named region; each banner is a group with its number. While it runs it is silent, paused it tells the banner it goes to.',
    'The pause control stands after the dots and is always visible.',
    'From right to left banners, swipe and progress run the other way.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the banner, the dots, the pause control' },
    { keys: 'Enter', does: 'on a dot: goes to its banner' },
  ],
} satisfies Dossier

const meta: Meta<typeof BannerCarousel> = {
  title: 'Lobby/BannerCarousel',
  component: BannerCarousel,
  parameters: { layout: 'fullscreen', dossier, docs: { story: { height: '380px' } } },
}
export default meta

export const Playground: StoryObj<typeof BannerCarousel> = {
  args: {
    label: 'Promotions',
    slides: slides(3),
    layout: 'centred',
    interval: 60_000,
    pauseLabel: 'Pause the banners',
    playLabel: 'Run the banners',
    slideLabel: (n, of) => `${n} of ${of}`,
  },
}
export const Many: Story = { render: () => <Shown interval={60_000} /> }
export const Two: Story = { render: () => <Shown slides={slides(2)} interval={60_000} /> }
export const One: Story = { render: () => <Shown slides={slides(1)} /> }
export const Plain: Story = { render: () => <Shown layout="plain" slides={slides(3)} interval={60_000} /> }
export const Running: Story = { render: () => <Shown /> }
export const ByKeyboard: Story = {
  render: () => <Shown interval={60_000} />,
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause the banners' })
    pause.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Run the banners' })).toHaveFocus()
    canvas.getByRole('button', { name: '3 of 4' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 of 4' })).toHaveAttribute('data-current', 'true'))
    await expect(canvas.getByRole('link', { name: /Ocean King week/ })).toBeVisible()
  },
}
