import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './chip.stories.tsx'

checkStories(stories)
