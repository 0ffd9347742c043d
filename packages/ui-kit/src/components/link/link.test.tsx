import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './link.stories.tsx'

checkStories(stories)
