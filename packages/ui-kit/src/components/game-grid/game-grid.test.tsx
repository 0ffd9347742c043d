import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './game-grid.stories.tsx'

checkStories(stories)
