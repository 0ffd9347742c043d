import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './button.stories.tsx'

checkStories(stories)
