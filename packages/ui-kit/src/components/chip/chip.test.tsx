import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './chip.stories.tsx'

checkStories(stories)
