import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './lazy-image.stories.tsx'

checkStories(stories)
