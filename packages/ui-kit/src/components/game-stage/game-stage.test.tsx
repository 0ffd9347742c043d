import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './game-stage.stories.tsx'

checkStories(stories)
