import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './age-mark.stories.tsx'

checkStories(stories)
