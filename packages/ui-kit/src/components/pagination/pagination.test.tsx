import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './pagination.stories.tsx'

checkStories(stories)
