import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './switch.stories.tsx'

checkStories(stories)
