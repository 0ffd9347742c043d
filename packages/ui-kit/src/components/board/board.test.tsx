import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './board.stories.tsx'

checkStories(stories)
