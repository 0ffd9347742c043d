import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './board.stories.tsx'

checkStories(stories)
