import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './bottom-bar.stories.tsx'

checkStories(stories)
