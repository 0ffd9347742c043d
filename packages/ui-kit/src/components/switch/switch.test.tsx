import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './switch.stories.tsx'

checkStories(stories)
