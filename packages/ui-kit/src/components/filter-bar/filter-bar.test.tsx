import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './filter-bar.stories.tsx'

checkStories(stories)
