import type { Banner } from './banner-slide.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'
import { BannerSlide } from './banner-slide.tsx'

/**
 * The code that moves slides and the pause button load together after
 * the first paint, so that slides never move without the button.
 */
type Parts = typeof import('./carousel-parts.ts')
type Api = Parameters<Parameters<Parts['CarouselEngine']>[0]['onReady']>[0]

/** Props of `BannerCarousel`. */
export type BannerCarouselProps = {
  /** Accessible name of the carousel. */
  label: string
  /** Pictures 16:5 (912 x 285) and, for a phone, 2:1. */
  slides: readonly Banner[]
  /** Accessible name of the button while slides move. */
  pauseLabel: string
  /** Accessible name of the button while they stand still. */
  playLabel: string
  /** Name of slide `n`, counted from 1. */
  slideLabel: (n: number, of: number) => string
  /** Time of a slide in ms. */
  interval?: number
  /** `plain` fills its box and shows no neighbours; `cards` does so with slides of text, as high as the highest. */
  layout?: 'centred' | 'plain' | 'cards'
}

/**
 * A carousel of banners. The first slide is plain HTML; the carousel's code loads after it has painted. After one round
 * it stops on the first slide until somebody presses play.
 *
 * @example
 * <BannerCarousel
 *   label="Promotions"
 *   slides={banners}
 *   pauseLabel="Pause"
 *   playLabel="Play"
 *   slideLabel={(n, of) => `Slide ${n} of ${of}`}
 * />
 */
export const BannerCarousel = ({
  label,
  slides,
  pauseLabel,
  playLabel,
  slideLabel,
  interval = 5000,
  layout = 'centred',
}: BannerCarouselProps) => {
  const viewport = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Parts>()
  const [api, setApi] = useState<Api>()
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [running, setRunning] = useState(false)
  const rest = useCallback(() => setPaused(true), [])
  const many = slides.length > 1

  useEffect(() => {
    if (!many) return
    let wanted = true
    const load = () =>
      whenIdle(() => {
        void import('./carousel-parts.ts').then(
          (module) => {
            if (!wanted) return
            setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches)
            setParts(module)
            // If it fails to load, the first banner stays, without a message.
          },
          () => undefined,
        )
      })
    const picture = viewport.current?.querySelector('img')
    if (!picture || picture.complete) load()
    else {
      picture.addEventListener('load', load, { once: true })
      picture.addEventListener('error', load, { once: true })
    }
    return () => {
      wanted = false
    }
  }, [many])

  return (
    <section className="p-banner" data-layout={layout} aria-label={label}>
      <div ref={viewport} className="p-banner__viewport">
        <div className="p-banner__track" aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <BannerSlide
              key={slide.id}
              {...slide}
              label={slideLabel(index + 1, slides.length)}
              current={index === current}
              first={index === 0}
            />
          ))}
        </div>
      </div>
      {many && !(parts && api) && <div className="p-banner__dots" />}
      {parts && api && (
        <parts.BannerDots
          labels={slides.map((_, index) => slideLabel(index + 1, slides.length))}
          current={current}
          running={running}
          interval={interval}
          paused={paused}
          pauseLabel={pauseLabel}
          playLabel={playLabel}
          onGo={(index) => api.scrollTo(index)}
          onPause={() => setPaused(!paused)}
        />
      )}
      {parts && (
        <parts.CarouselEngine
          viewport={viewport}
          interval={interval}
          paused={paused}
          onReady={setApi}
          onSelect={setCurrent}
          onRunning={setRunning}
          onRound={rest}
        />
      )}
    </section>
  )
}
