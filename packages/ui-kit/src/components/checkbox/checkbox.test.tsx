import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './checkbox.stories.tsx'

checkStories(stories)
