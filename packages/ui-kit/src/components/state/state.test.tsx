import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './state.stories.tsx'

checkStories(stories)
