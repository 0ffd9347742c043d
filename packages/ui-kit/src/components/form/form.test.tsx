import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './form.stories.tsx'

checkStories(stories)
