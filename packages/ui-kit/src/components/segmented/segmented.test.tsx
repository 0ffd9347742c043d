import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './segmented.stories.tsx'

checkStories(stories)
