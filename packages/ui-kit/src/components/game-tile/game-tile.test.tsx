import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './game-tile.stories.tsx'

checkStories(stories)
