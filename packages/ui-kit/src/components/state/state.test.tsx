import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './state.stories.tsx'

checkStories(stories)
