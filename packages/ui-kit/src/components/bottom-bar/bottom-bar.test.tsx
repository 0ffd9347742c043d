import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './bottom-bar.stories.tsx'

checkStories(stories)
