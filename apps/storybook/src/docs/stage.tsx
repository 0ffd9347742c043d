import { Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { ReactNode, Ref } from 'react'

interface StageProps {
  readonly story: PreparedStory
  /** Drawn over the story: the pins of the anatomy. */
  readonly over?: ReactNode
  readonly innerRef?: Ref<HTMLDivElement>
  readonly large?: boolean
}

const framed = /^(Overlays|Gallery|Screens)\//

/** Whether a story takes the whole window (a modal, a page), so that a page of words shows it in a frame of its own. */
export const isFramed = ({ title, parameters }: PreparedStory): boolean => {
  const { inline } = (parameters.docs?.story ?? {}) as { inline?: boolean }
  return inline === undefined ? framed.test(title) || parameters.layout === 'fullscreen' : !inline
}

/** A story on the page's ground, as it is by itself: inline, or in a frame when it takes the whole window. */
export function Stage({ story, over, innerRef, large }: StageProps) {
  const { height } = (story.parameters.docs?.story ?? {}) as { height?: string }
  const inFrame = isFramed(story)
  return (
    <div className="d-stage" ref={innerRef} data-framed={inFrame || undefined} data-large={large || undefined}>
      <div className="d-stage__story">
        {inFrame ? <Story of={story.moduleExport} inline={false} height={height ?? '520px'} /> : <Story of={story.moduleExport} inline />}
      </div>
      {over}
    </div>
  )
}
