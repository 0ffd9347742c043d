import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './category-row.stories.tsx'

checkStories(stories)
