import type { Part } from '@parlour/ui-kit/testing'
import { useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { Stage } from './stage.tsx'
import { usePins } from './use-pins.ts'

const wide = /^(Overlays|Data|Lobby|Shell|Gallery|Screens)\//

/** The parts of a component: numbered pins on the living story, and beside it what each is. */
export function Anatomy({ story, parts }: { readonly story: PreparedStory; readonly parts: readonly Part[] }) {
  const stage = useRef<HTMLDivElement>(null)
  const pins = usePins(stage, parts)
  const [shown, setShown] = useState<number | null>(null)
  const box = pins.find(({ number }) => number === shown)?.box
  const over = (
    <div className="d-pins" aria-hidden="true">
      <svg className="d-pins__lines">
        {pins.map(({ number, x, y, toX, toY }) => (
          <g key={number} data-shown={number === shown || undefined}>
            <line x1={x} y1={y} x2={toX} y2={toY} />
            <circle cx={toX} cy={toY} r="3" />
          </g>
        ))}
      </svg>
      {box && (
        <div
          className="d-pins__box"
          style={{
            insetInlineStart: box.x - 3,
            insetBlockStart: box.y - 3,
            inlineSize: box.width + 6,
            blockSize: box.height + 6,
          }}
        />
      )}
      {pins.map(({ number, x, y }) => (
        <span
          key={number}
          className="d-pin"
          data-shown={number === shown || undefined}
          style={{ insetInlineStart: x, insetBlockStart: y }}
        >
          {number}
        </span>
      ))}
    </div>
  )
  return (
    <div className="d-anatomy" data-wide={wide.test(story.title) || undefined}>
      <Stage story={story} over={over} innerRef={stage} />
      <ol className="d-parts">
        {parts.map(({ at, name, says }, index) => (
          <li
            key={at}
            className="d-part"
            onPointerEnter={() => setShown(index + 1)}
            onPointerLeave={() => setShown(null)}
          >
            <span className="d-pin d-pin--still" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <strong className="d-part__name">{name}</strong>
              <p className="d-small">{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
