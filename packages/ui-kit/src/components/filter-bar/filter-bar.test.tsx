import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './filter-bar.stories.tsx'

checkStories(stories)
