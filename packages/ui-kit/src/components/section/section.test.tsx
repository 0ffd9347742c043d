import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './section.stories.tsx'

checkStories(stories)
