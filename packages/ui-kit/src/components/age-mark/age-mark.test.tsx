import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './age-mark.stories.tsx'

checkStories(stories)
