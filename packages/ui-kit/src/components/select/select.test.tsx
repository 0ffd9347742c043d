import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './select.stories.tsx'

checkStories(stories)
