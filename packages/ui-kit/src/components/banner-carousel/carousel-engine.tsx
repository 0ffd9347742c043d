import type { EmblaCarouselType } from 'embla-carousel'
import type { RefObject } from 'react'
import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

type Props = {
  viewport: RefObject<HTMLElement | null>
  interval: number
  paused: boolean
  onReady: (api: EmblaCarouselType) => void
  onSelect: (index: number) => void
  onRunning: (running: boolean) => void
  /** Every banner has been shown, and the first is back. */
  onRound: () => void
}

const rootNode = (viewport: HTMLElement) => viewport.parentElement

/** The moving part of the carousel (embla), loaded apart: it takes over slides that already stand in place. */
export const CarouselEngine = ({ viewport, interval, paused, onReady, onSelect, onRunning, onRound }: Props) => {
  const [direction] = useState<'ltr' | 'rtl'>(() =>
    viewport.current && getComputedStyle(viewport.current).direction === 'rtl' ? 'rtl' : 'ltr',
  )
  const plugins = useMemo(
    () =>
      paused
        ? []
        : [
            autoplay({
              delay: interval,
              jump: true,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
              rootNode,
            }),
          ],
    [paused, interval],
  )
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'center', duration: 28, direction }, plugins)

  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (!api) return
    const track = api.containerNode()
    const land = () => delete track.dataset.glides
    // By itself it jumps, and the style sheet glides there: no frame of it
    // runs on the main thread. From the last to the first it only fades.
    const glide = () => {
      if (Math.abs(api.selectedScrollSnap() - api.previousScrollSnap()) === 1) track.dataset.glides = ''
      if (api.selectedScrollSnap() === 0) onRound()
    }
    const select = () => {
      land()
      onSelect(api.selectedScrollSnap())
    }
    const run = () => onRunning(true)
    const rest = () => onRunning(false)
    track.addEventListener('transitionend', land)
    api
      .on('select', select)
      .on('reInit', select)
      .on('pointerDown', land)
      .on('autoplay:select', glide)
      .on('autoplay:timerset', run)
      .on('autoplay:timerstopped', rest)
    onReady(api)
    if (api.plugins().autoplay?.isPlaying()) run()
    return () => {
      track.removeEventListener('transitionend', land)
      api
        .off('select', select)
        .off('reInit', select)
        .off('pointerDown', land)
        .off('autoplay:select', glide)
        .off('autoplay:timerset', run)
        .off('autoplay:timerstopped', rest)
    }
  }, [api, onReady, onSelect, onRunning, onRound])
  useEffect(() => {
    if (paused) onRunning(false)
  }, [paused, onRunning])
  return null
}
