import { tagOf } from '@parlour/i18n'
import { Story } from '@storybook/addon-docs/blocks'
import type { ReactNode, Ref } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { readingDirection } from '../globals/dress-page.ts'
import { useGlobals } from '../globals/use-globals.ts'

interface StageProps {
  readonly story: PreparedStory
  /** Drawn over the story: the pins of the anatomy. */
  readonly over?: ReactNode
  readonly innerRef?: Ref<HTMLDivElement>
  readonly large?: boolean
}

const framed = /^(Overlays|Gallery|Screens)\//

const docsOf = ({ parameters }: PreparedStory) =>
  (parameters.docs?.story ?? {}) as { inline?: boolean; height?: string }

/** Whether a story takes the whole window (a modal, a page), so that a page of words shows it in a frame of its own. */
const isFramed = (story: PreparedStory): boolean =>
  docsOf(story).inline === false || framed.test(story.title) || story.parameters.layout === 'fullscreen'

function Frame({ story }: { story: PreparedStory }) {
  const globals = Object.entries(useGlobals())
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const address = `./iframe.html?viewMode=story&id=${story.id}&globals=${encodeURIComponent(globals)}`
  return (
    <iframe
      key={globals}
      title={story.name}
      src={address}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      style={{ blockSize: docsOf(story).height ?? '520px' }}
    />
  )
}

/**
 * A story on the page's ground, as it is by itself, read as the toolbar says though the page is English: inline, or in
 * a frame when it takes the whole window.
 */
export function Stage({ story, over, innerRef, large }: StageProps) {
  const inFrame = isFramed(story)
  const globals = useGlobals()
  return (
    <div className="d-stage" ref={innerRef} data-framed={inFrame || undefined} data-large={large || undefined}>
      <div className="d-stage__story" lang={tagOf(globals.lang)} dir={readingDirection(globals)}>
        {inFrame ? <Frame story={story} /> : <Story of={story.moduleExport} inline />}
      </div>
      {over}
    </div>
  )
}
