import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './pagination.stories.tsx'

checkStories(stories)
