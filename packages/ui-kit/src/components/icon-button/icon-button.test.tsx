import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './icon-button.stories.tsx'

checkStories(stories)
