import type { Part } from '@parlour/ui-kit/testing'
import { useEffect, useState, type RefObject } from 'react'
import { placePins, type Pin } from './place-pins.ts'

/** The pins of a stage, measured after layout and again whenever its size, its content or its frame changes. */
export function usePins(stage: RefObject<HTMLDivElement | null>, parts: readonly Part[]): readonly Pin[] {
  const [pins, setPins] = useState<readonly Pin[]>([])
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let frame = 0
    const measure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const next = placePins(element, parts)
        setPins((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      })
    }
    const sizes = new ResizeObserver(measure)
    const content = new MutationObserver(measure)
    const story = element.querySelector('.d-stage__story')
    const watch = (node: Node) => content.observe(node, { childList: true, subtree: true, attributes: true })
    sizes.observe(element)
    if (story) watch(story)
    const enter = () => {
      const inner = element.querySelector('iframe')?.contentDocument?.body
      if (inner) watch(inner)
      measure()
    }
    element.addEventListener('load', enter, true)
    void document.fonts.ready.then(measure)
    enter()
    return () => {
      sizes.disconnect()
      content.disconnect()
      cancelAnimationFrame(frame)
      element.removeEventListener('load', enter, true)
    }
  }, [stage, parts])
  return pins
}
