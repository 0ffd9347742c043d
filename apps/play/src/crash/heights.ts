import type { Ground } from './curve.ts'
import { linesOf } from './scale.ts'

interface Height {
  readonly element: HTMLElement
  readonly label: HTMLElement
  value: number
}

/** The lines across the sky that help to read a height. */
export interface Heights {
  /** Shows those that fit so many hundredths, where they are. */
  show(up: number, ground: Ground): void
}

/** Makes the lines in an element; `written` writes a height. A line is moved, and written once. */
export function makeHeights(parent: HTMLElement, written: (hundredths: number) => string): Heights {
  const all: Height[] = []
  const make = (): Height => {
    const element = parent.appendChild(document.createElement('div'))
    element.className = 'height'
    const label = element.appendChild(document.createElement('span'))
    const made = { element, label, value: 0 }
    all.push(made)
    return made
  }
  return {
    show(up, { foot, height }) {
      const values = [100, ...linesOf(up)]
      const free = all.filter(({ value }) => !values.includes(value))
      for (const value of values) {
        const line = all.find((one) => one.value === value) ?? free.pop() ?? make()
        if (line.value !== value) line.label.textContent = written(value)
        line.value = value
        line.element.style.visibility = ''
        line.element.style.transform = `translateY(${(foot - (height * (value - 100)) / up).toFixed(2)}px)`
      }
      for (const { element } of free) element.style.visibility = 'hidden'
    },
  }
}
