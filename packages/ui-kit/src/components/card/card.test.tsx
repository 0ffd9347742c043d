import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './card.stories.tsx'

checkStories(stories)
