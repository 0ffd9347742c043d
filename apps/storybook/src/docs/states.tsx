import type { PreparedStory } from 'storybook/internal/types'
import { sentence } from './sentence.ts'
import { Stage } from './stage.tsx'

const addressOf = (id: string) => `./?path=/story/${id}`

/** Every story of a component as a state, each with the way to its own page. */
export const States = ({ stories }: { readonly stories: readonly PreparedStory[] }) => (
  <ul className="d-states">
    {stories.map((story) => (
      <li key={story.id} className="d-state">
        <div className="d-state__head">
          <h3 className="d-h3">{sentence(story.name)}</h3>
          <a className="d-link" href={addressOf(story.id)} target="_top">
            Open<span className="p-hidden">{` ${story.name}`}</span>
          </a>
        </div>
        <Stage story={story} />
      </li>
    ))}
  </ul>
)
