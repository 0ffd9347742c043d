import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './notice.stories.tsx'

checkStories(stories)
