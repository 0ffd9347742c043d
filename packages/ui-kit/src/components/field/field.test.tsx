import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './field.stories.tsx'

checkStories(stories)
