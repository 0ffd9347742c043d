import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './checkbox.stories.tsx'

checkStories(stories)
