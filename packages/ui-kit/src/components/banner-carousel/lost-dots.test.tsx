import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { banner } from '../../testing/pictures.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const engine = vi.hoisted(() => ({ paused: [] as boolean[] }))
vi.mock('./banner-dots.tsx', () => {
  throw new Error('the dots did not come')
})
vi.mock('./carousel-engine.tsx', () => ({
  CarouselEngine: ({ paused, onReady }: { paused: boolean; onReady(api: object): void }) => {
    engine.paused.push(paused)
    if (engine.paused.length === 1) setTimeout(() => onReady({}))
    return null
  },
}))

test('[BAN-02] a carousel whose pause button does not come stands still', async () => {
  const slides = ['Friday', 'Saturday'].map((title, n) => ({ id: title, src: banner(title, n), alt: title }))
  await render(<BannerCarousel label="Promotions" pauseLabel="Pause" playLabel="Play" slideLabel={(n, of) => `${n} of ${of}`} slides={slides} />)
  await expect.poll(() => engine.paused.at(-1), { timeout: 20_000 }).toBe(true)
})
