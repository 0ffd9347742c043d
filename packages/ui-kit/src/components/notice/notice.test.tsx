import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './notice.stories.tsx'

checkStories(stories)
