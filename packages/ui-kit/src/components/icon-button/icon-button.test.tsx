import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './icon-button.stories.tsx'

checkStories(stories)
