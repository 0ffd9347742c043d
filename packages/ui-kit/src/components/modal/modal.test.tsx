import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './modal.stories.tsx'

checkStories(stories)
