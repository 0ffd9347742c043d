import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './spinner.stories.tsx'

checkStories(stories)
