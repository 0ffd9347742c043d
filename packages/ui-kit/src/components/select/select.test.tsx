import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './select.stories.tsx'

checkStories(stories)
