import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { banner } from '../../testing/pictures.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const asked = vi.hoisted(() => ({ engine: 0 }))
vi.mock('./carousel-engine.tsx', () => {
  asked.engine += 1
  throw new Error('the engine did not come')
})

test('[BAN-03] a carousel whose moving parts do not come shows its first banner, and nothing fails aloud', async () => {
  const unhandled = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
  const slides = ['Friday', 'Saturday'].map((title, n) => ({ id: title, src: banner(title, n), alt: title }))
  const screen = await render(
    <BannerCarousel
      label="Promotions"
      pauseLabel="Pause"
      playLabel="Play"
      slideLabel={(n, of) => `${n} of ${of}`}
      slides={slides}
    />,
  )
  await expect.poll(() => asked.engine, { timeout: 20_000 }).toBe(1)
  await expect.element(screen.getByRole('img', { name: 'Friday' })).toBeVisible()
  expect(unhandled).not.toHaveBeenCalled()
})
